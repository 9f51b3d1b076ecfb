import { screen, waitFor, within } from '@testing-library/react'
import { ladders } from '@/contracts/ladders'
import { levers } from '@/contracts/levers'
import type { Lever, OfferingLevers } from '@/contracts/levers/schemas'
import { offeringLifecycle, offerings } from '@/contracts/offerings'
import { anOfferingDetail } from '@mocks/factories'
import { renderPage } from '@mocks/renderPage'
import { answer, refused, requestsOf } from '@mocks/server'

const offering = anOfferingDetail({ status: 'published', peopleWanted: 6, peopleMatched: 0 })
const input: Lever['edit'] = {
  workOn: '2026-11-28',
  startTime: '09:00',
  endTime: '17:00',
  breakMin: 60,
  peopleWanted: 6,
  closeRule: 'at_start',
  customClosesAt: null,
  scope: 'group',
  groupIds: [1],
  positionId: null,
  autoPublicAt: null,
  hourlyWageYen: 1_300,
  transportationYen: 0,
  memo: '',
}
const costOf = (totalYen: number): Lever['costBefore'] => ({
  people: 6,
  wagesYen: totalYen,
  premiumsYen: 0,
  transportationYen: 0,
  bonusYen: 0,
  feeYen: 0,
  taxYen: 0,
  totalYen,
})
const forecastOf = (filledCount: number, shiftCount: number, percent: number | null) => ({
  filledCount,
  shiftCount,
  percent,
  lowPercent: 20,
  highPercent: 80,
})
const aLever = (kind: Lever['kind'], changes: Partial<Lever> = {}): Lever => ({
  kind,
  basis: '平日の昼の求人',
  after: forecastOf(14, 20, 70),
  costBefore: costOf(60_000),
  costAfter: costOf(60_000),
  edit: input,
  added: [],
  movedByMin: 0,
  nextRung: null,
  notifiedCount: 0,
  refusal: null,
  ...changes,
})
const raise = aLever('raise', {
  edit: { ...input, hourlyWageYen: 1_350 },
  costAfter: costOf(62_400),
})
const split = aLever('split', {
  edit: { ...input, endTime: '13:00' },
  added: [{ ...input, startTime: '13:00' }],
})

const withLevers = (given: Lever[], changes: Partial<OfferingLevers> = {}) => {
  answer(offerings.one, offering)
  answer(levers.list, {
    offeringId: offering.id,
    lockVersion: 7,
    freeSeatCount: 6,
    basis: '平日の昼',
    forecast: forecastOf(8, 20, 40),
    levers: given,
    acknowledgementRequired: false,
    ...changes,
  })
}
const open = () => renderPage('/clients/11/offerings/111', { as: 'manager' })
const row = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} is in no list`)
  return item
}

test('手だては1行ずつで、何を変え、いくらかかり、見込みがどれだけ上がるかを言う', async () => {
  withLevers([raise, split])
  await open()
  expect(await row('時給を50円上げる')).toHaveTextContent(
    /^時給を50円上げる時給1,350円 ・ 費用 \+2,400円\(税込\) ・ 全員そろう見込み 40% → から70%上げる$/,
  )
  expect(await row('2つの短い求人に分ける')).toHaveTextContent(
    '9:00〜13:00と13:00〜17:00 ・ 費用 変わりません ・ 全員そろう見込み 40% → から70%',
  )
})

test('見込みが上がらない手だても、記録が足りない手だても出ない。記録が少なければ幅を添える', async () => {
  withLevers([
    aLever('raise', { after: forecastOf(8, 20, 40) }),
    aLever('move', { after: forecastOf(2, 3, null), movedByMin: -60 }),
    aLever('widen', { after: forecastOf(4, 6, 67) }),
  ])
  await open()
  expect(await row('一般公開に広げる')).toHaveTextContent('40% → から67%(20〜80%)')
  expect(
    within(screen.getByRole('list', { name: '空きを埋める手だて' })).getAllByRole('listitem'),
  ).toHaveLength(1)
})

test('いまの見込みを出せなければ、手だても出さない', async () => {
  withLevers([raise], { forecast: forecastOf(1, 2, null) })
  await open()
  expect(await screen.findByRole('button', { name: '共有する' })).toBeVisible()
  expect(screen.queryByRole('list', { name: '空きを埋める手だて' })).toBeNull()
})

test('だれの報酬も変わらない手だては、1回押すだけで保存される', async () => {
  withLevers([raise])
  answer(offeringLifecycle.edit, offering)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '時給を50円上げる' }))
  await waitFor(() =>
    expect(requestsOf(offeringLifecycle.edit)[0]?.body).toEqual({
      ...input,
      hourlyWageYen: 1_350,
      lockVersion: 7,
      publish: false,
      acknowledged: false,
    }),
  )
})

test('決まった人の時給も上がるときは、確かめてから送る', async () => {
  withLevers([{ ...raise, notifiedCount: 2 }])
  answer(offeringLifecycle.edit, offering)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '時給を50円上げる' }))
  const dialog = await screen.findByRole('dialog', { name: '時給を50円上げる' })
  expect(dialog).toHaveTextContent('決まっている2名の時給も上がり、メッセージでお知らせします。')
  expect(dialog).toHaveTextContent('費用の見込み(税込)60,000円 →から 62,400円')
  expect(requestsOf(offeringLifecycle.edit)).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: '時給を50円上げる' }))
  await waitFor(() => expect(requestsOf(offeringLifecycle.edit)).toHaveLength(1))
})

test('分けて公開する前に、月に一度の確認を求め、添えて送る', async () => {
  withLevers([split], { acknowledgementRequired: true })
  answer(levers.changeHours, { offeringId: offering.id, addedIds: [112] })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: '2つの短い求人に分ける' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: /労働契約が成立する/ }))
  await user.click(within(dialog).getByRole('button', { name: '2つの短い求人に分ける' }))
  await waitFor(() =>
    expect(requestsOf(levers.changeHours)[0]?.body).toEqual({
      kind: 'split',
      movedByMin: 0,
      lockVersion: 7,
      acknowledged: true,
    }),
  )
})

test('公開の順番がある求人は、次の段を開く', async () => {
  withLevers([aLever('widen', { nextRung: 'worked' })])
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'いま勤務経験者にも見せる' }))
  await waitFor(() => expect(requestsOf(ladders.advance)[0]?.body).toEqual({ scope: 'worked' }))
})

test('使えない手だては押せず、わけを言う。断られたら、そのわけが出る', async () => {
  withLevers([{ ...split, refusal: '3時間より短い求人は公開できません。' }, raise])
  answer(
    offeringLifecycle.edit,
    refused(409, 'stale', { messages: ['ほかの人が求人を変更しました。'] }),
  )
  const { user } = await open()
  expect(await row('2つの短い求人に分ける')).toHaveTextContent(
    '3時間より短い求人は公開できません。',
  )
  await user.click(screen.getByRole('button', { name: '時給を50円上げる' }))
  // The toast shows it, and a moment later the live region says it, too.
  expect((await screen.findAllByText('ほかの人が求人を変更しました。'))[0]).toBeVisible()
})
