import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { InvitationScreen } from '@/features/invitations/InvitationScreen'
import { GraduatesScreen } from '@/features/workers/GraduatesScreen'
import { companyContracts, graduates, offerings, userBlocks } from '@/server/db/schema'
import { Pages } from '@tests/features/offerings/offeringPages'
import { setUpStore, showScreen, takeMessages, tearDownStore } from '@tests/features/storeKit'
import { testContext, type Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const MAYU = 9101
const KOJI = 9102
const REGULAR = 9103
const LAST = 8101
const PAGE = '/clients/11/graduates'
const NEW = `${PAGE}/offers/${OFFER[11]}/offerings/new`
const CONFIRM = `${PAGE}/offers/${OFFER[11]}/offerings/confirm`
const registered = {
  clientId: 11,
  kind: 'former_staff' as const,
  registeredAt: '2026-09-14T03:00:00Z',
}

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    const add = (id: number, name: string) =>
      addWorker(db, { id, name }, { workedCount: 3, lastWorkedOn: '2026-11-19' })
    await add(MAYU, '尾﨑 真由')
    await add(KOJI, '林 浩二')
    await add(REGULAR, '山田 太郎')
    await db.insert(graduates).values([
      { ...registered, userId: MAYU, registeredBy: 4 },
      { ...registered, userId: KOJI, viaInvitation: true, noticesOff: true },
    ])
    await db.execute(
      `update client_users set graduate = true where client_id = 11 and user_id in (${MAYU}, ${KOJI})`,
    )
    await db
      .insert(companyContracts)
      .values({ companyId: 1, validFrom: '2026-04-01', graduateFeeRateBp: 1500 })
    await addOffering(db, { id: LAST, day: '2026-11-14', from: '11:00', to: '15:00' })
  })
})
afterEach(tearDownStore)

const open = (who: Who = 'manager', query = '') =>
  showScreen(who, `${PAGE}${query}`, <GraduatesScreen clientId='11' />)
const dedicated = async () =>
  (await testContext()).db.tx('system', (db) =>
    db.select().from(offerings).where(eq(offerings.scope, 'graduate')),
  )

test('登録した人、区分、通知オフ、料率が見え、行には求人を送る操作がなく、全員に送る求人をひな形から選べる', async () => {
  await open()
  const table = await screen.findByRole('table', { name: '卒業ワーカーの一覧' })
  expect(within(table).getByText('本人(招待QR)')).toBeInTheDocument()
  expect(within(table).getByText('通知オフ')).toBeInTheDocument()
  expect(screen.getByText(/専用の求人は、ここにいる2名だけに見えます/)).toBeInTheDocument()
  expect(screen.getByText(/利用料率は15%\(ご契約の通常料率は30%\)/)).toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
  expect(within(table).queryByRole('button', { name: /求人を送る/ })).not.toBeInTheDocument()
  await pressButton('全員に求人を送る')
  const link = await screen.findByRole('link', { name: /ディナーのホールスタッフ/ })
  expect(link).toHaveAttribute('href', NEW)
})

test('登録の解除は ⋯ の中だけにあり、残るものを言う', async () => {
  await open()
  await pressButton('林 浩二さんの操作')
  await userEvent.click(await screen.findByRole('menuitem', { name: '登録を解除する' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('勤務の記録、評価、決まっている勤務は、そのまま残ります。')
  await userEvent.click(within(dialog).getByRole('button', { name: '登録を解除する' }))
  await waitFor(() => expect(screen.queryByText('林 浩二')).not.toBeInTheDocument())
  expect(takeMessages()).toContain('林 浩二さんの登録を解除しました。')
})

test('勤務経験者から登録できる。登録済みの人は出ない', async () => {
  await open()
  await pressButton('人を追加')
  await userEvent.click(await screen.findByRole('menuitem', { name: '勤務経験者から選ぶ' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: /山田 太郎/ }))
  expect(screen.queryByRole('checkbox', { name: /尾﨑 真由/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '元スタッフ' }))
  await pressButton('1名を登録する')
  expect(
    await within(await screen.findByRole('table')).findByRole('link', { name: '山田 太郎' }),
  ).toBeInTheDocument()
})

test('公開範囲の決まった求人を、名前と費用を確かめて公開する', async () => {
  await showScreen('manager', NEW, <Pages />)
  await screen.findByRole('radio', { name: '明日' })
  await userEvent.click(screen.getByRole('radio', { name: '明日' }))
  await pressButton('確認へ進む')
  await waitFor(() => expect(router.asPath).toBe(CONFIRM))
  expect(await screen.findByRole('heading', { name: 'この2名に公開します' })).toBeInTheDocument()
  expect(screen.getByText('通知オフのため、お知らせは届きません。')).toBeInTheDocument()
  expect(screen.getByText(/同じ条件の一般の求人は/)).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('checkbox'))
  await pressButton('2名に公開する')
  await waitFor(async () =>
    expect(await dedicated()).toMatchObject([
      { kind: 'graduate', feeRateBp: 1500, autoPublicAt: null },
    ]),
  )
})

test('条件の画面と確認で、だれに公開するかを名前で示す。ブロックした人と6人目からは名前を出さない', async () => {
  await writeRows(async (db) => {
    for (const id of [9111, 9112, 9113, 9114, 9115]) {
      await addWorker(db, { id, name: `佐々木 ${id}` }, { graduate: true })
      await db.insert(graduates).values({ ...registered, userId: id, registeredBy: 4 })
    }
    await db.insert(userBlocks).values({
      companyId: 1,
      clientId: 11,
      userId: KOJI,
      reasonCode: 'attitude',
      blockedAt: '2026-11-01T00:00:00Z',
    })
  })
  const names =
    '尾﨑 真由さん、佐々木 9111さん、佐々木 9112さん、佐々木 9113さん、佐々木 9114さん、ほか1名'
  await showScreen('manager', NEW, <Pages />)
  // Searches the region again each time, because a placeholder of it comes first.
  const isNamedIn = (region: string) =>
    waitFor(() => expect(screen.getByRole('region', { name: region })).toHaveTextContent(names))
  await isNamedIn('だれに見せるか')
  await pressButton('確認へ進む')
  await isNamedIn('公開範囲と利用料率')
})

test('「同じ条件で募集」は、条件をそのまま確認へ運ぶ', async () => {
  await showScreen('manager', `${NEW}?offering_id=${LAST}&confirm=true`, <Pages />)
  await waitFor(() => expect(router.asPath).toBe(CONFIRM))
  expect(await screen.findByRole('heading', { name: 'この2名に公開します' })).toBeInTheDocument()
})

test('だれもいないときは、何のためかを言い、登録の道を示す', async () => {
  await writeRows((db) => db.delete(graduates))
  await open()
  expect(
    await screen.findByRole('heading', { name: '卒業ワーカーはまだいません' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '招待QRを表示する' })).toHaveAttribute(
    'href',
    '/clients/11/users/invitation?kind=graduate',
  )
})

test('専用の求人は、画面の見出しのすぐ下の見出しになる', async () => {
  await writeRows((db) =>
    db.update(offerings).set({ kind: 'graduate', scope: 'graduate' }).where(eq(offerings.id, LAST)),
  )
  await open('manager', '?tab=offerings')
  expect(await screen.findByRole('heading', { level: 2, name: /ディナーのホール/ })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('見るだけの人には、登録も募集も出ない', async () => {
  await open('viewer')
  await screen.findByRole('table', { name: '卒業ワーカーの一覧' })
  const textsOf = (role: string) => screen.queryAllByRole(role).map((one) => one.textContent)
  expect(textsOf('button')).toEqual(['登録日', '直近勤務'])
  expect(textsOf('link')).toEqual(['卒業ワーカー2', '専用の求人', '尾﨑 真由', '林 浩二'])
})

test('招待QRを、卒業ワーカーのために作れる', async () => {
  await showScreen(
    'manager',
    '/clients/11/users/invitation?kind=graduate',
    <InvitationScreen clientId='11' />,
  )
  await pressButton('招待を作る')
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: '招待を作る' }),
  )
  expect(await screen.findByText('なし(卒業ワーカーに登録するだけ)')).toBeInTheDocument()
})
