import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { longTermJobs } from '@/contracts/longTermJobs'
import { CandidateScreen } from '@/features/longTermJobs/CandidateScreen'
import { LongTermJobScreen } from '@/features/longTermJobs/LongTermJobScreen'
import { LongTermScreen } from '@/features/longTermJobs/LongTermScreen'
import { companies, graduates, longTermCandidates, offers } from '@/server/db/schema'
import { applyForLongTerm, preferLongTerm } from '@/server/worker-app/longTerm'
import { overrideAnswer } from '@mocks/referenceServer'
import { setUpStore, showScreen, takeMessages, tearDownStore } from '@tests/features/storeKit'
import { testContext, type Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import {
  addMatch,
  addOffering,
  addWorker,
  callStore,
  MORNING,
  OFFER,
  offerContent,
  writeRows,
} from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const ITO = 9101
const SATO = 9102
const SHIFT = 8101
const PAGE = '/clients/11/long_term_jobs'
const enabled = offerContent({ longTermEnabled: true })
const wishes = {
  daysPerWeek: 3,
  slots: [{ weekday: 5, band: 'evening' as const, answer: 'yes' as const }],
  area: '',
}
const message = '夜の店の雰囲気が合っていて、長く続けたいです。'

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await db.update(offers).set({ content: enabled }).where(eq(offers.id, OFFER[11]))
    await addOffering(db, { id: SHIFT, day: '2026-11-13', terms: enabled })
    await addWorker(db, { id: ITO, name: '伊藤 大輔' }, { workedCount: 1 })
    await addWorker(db, { id: SATO, name: '佐藤 結衣' }, { workedCount: 1 })
    for (const userId of [ITO, SATO]) await addMatch(db, SHIFT, userId, { status: 'worked' })
    const now = MORNING
    await applyForLongTerm({ db, now }, ITO, SHIFT, { message, wishes })
    await preferLongTerm({ db, now }, SATO, 11, { level: 'interested', wishes })
  })
})
afterEach(tearDownStore)

const openList = (who: Who = 'manager') => showScreen(who, PAGE, <LongTermScreen clientId='11' />)
const openUser = (who: Who = 'manager') =>
  showScreen(who, `${PAGE}/users/${ITO}`, <CandidateScreen clientId='11' userId={`${ITO}`} />)
/** Clicks the answer in the confirmation that a click has opened. */
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const candidateOf = async (userId: number) =>
  (await testContext()).db.tx('system', async (db) => {
    const rows = await db
      .select()
      .from(longTermCandidates)
      .where(eq(longTermCandidates.userId, userId))
    return rows[0]
  })

test('求人・応募・働いてみたい人が並び、契約に定めがなければ手数料にふれない', async () => {
  await openList()
  const applied = await screen.findByRole('table', { name: '応募' })
  expect(within(applied).getByRole('link', { name: '伊藤 大輔' })).toHaveAttribute(
    'href',
    `${PAGE}/users/${ITO}`,
  )
  expect(within(applied).getByText('週3日 ・ 金 ・ 夜')).toBeVisible()
  expect(
    within(await screen.findByRole('table', { name: '働いてみたい人' })).getByText('佐藤 結衣'),
  ).toBeVisible()
  expect(
    await screen.findByRole('link', { name: 'ディナーのホールスタッフの候補者を見る' }),
  ).toHaveAttribute('href', `${PAGE}/offerings/${SHIFT}`)
  expect(screen.getByRole('link', { name: /働いてみたい人/ })).toHaveAttribute('href', '#users')
  expect(screen.queryByText('直接雇用に手数料はかかりません')).toBeNull()
  expect(await axeViolations()).toEqual([])
})

test('契約で直接雇用が無料なら、そう伝える', async () => {
  await writeRows((db) =>
    db.update(companies).set({
      contracts: { laborAgreement36: false, mynumberEntrustment: false, directHireFeeFree: true },
    }),
  )
  await openList()
  expect(await screen.findByText('直接雇用に手数料はかかりません')).toBeVisible()
})

test('選考状況で両方の一覧を絞り込み、いないときは条件を外せる', async () => {
  await openList()
  await screen.findByRole('table', { name: '応募' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '選考状況' }), 'interview')
  expect(await screen.findByText('条件に合う応募はありません')).toBeVisible()
  const [clear] = await screen.findAllByRole('button', { name: '条件をクリア' })
  if (clear) await userEvent.click(clear)
  expect(await screen.findByRole('table', { name: '応募' })).toBeVisible()
})

test('今の最低賃金を下回る時給があれば、一覧と求人の画面がそう言う', async () => {
  await writeRows((db) =>
    addOffering(db, { id: 8102, day: '2026-09-18', terms: enabled, hourlyWageYen: 1250 }),
  )
  const warning = /時給1,250円は、今の東京都の最低賃金1,280円を下回っています/
  await openList()
  expect(await screen.findByText(warning)).toBeVisible()
  await showScreen(
    'viewer',
    `${PAGE}/offerings/${SHIFT}`,
    <LongTermJobScreen clientId='11' offeringId={`${SHIFT}`} />,
  )
  expect((await screen.findAllByText(warning)).at(-1)).toBeVisible()
})

test('求人の画面には、その求人の候補者だけが出る', async () => {
  await showScreen(
    'viewer',
    `${PAGE}/offerings/${SHIFT}`,
    <LongTermJobScreen clientId='11' offeringId={`${SHIFT}`} />,
  )
  // The offer of the shift has a page of the same name.
  await waitFor(() => expect(document.title).toMatch(/^ディナーのホールスタッフの候補者 \|/))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'ディナーのホールスタッフ' }),
  ).toBeVisible()
  expect(await screen.findByRole('table', { name: '応募' })).toHaveTextContent('伊藤 大輔')
  expect(await axeViolations()).toEqual([])
})

test('候補者を連絡中にし、メモを書き、採用すると卒業ワーカーになる', async () => {
  await openUser()
  expect(await screen.findByText(message)).toBeVisible()
  await pressButton('連絡中にする')
  await confirm('連絡中にする')
  expect(await screen.findByText('「連絡中」に変更')).toBeVisible()
  await pressButton('選考メモを編集')
  await userEvent.type(await screen.findByRole('textbox', { name: /メモ/ }), '土日の夜に強い')
  await pressButton('メモを保存する')
  expect(await screen.findByText('土日の夜に強い')).toBeVisible()
  await pressButton('採用へ進む')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: '採用として登録する' }))
  expect(await dialog.findByText('日付を入力してください。')).toBeVisible()
  const startOn = () => dialog.getByRole('textbox', { name: /働き始める日/ })
  // First types a day that does not exist. The text becomes the value when the field loses focus.
  for (const text of ['2026/02/31', '2026/12/01']) {
    await userEvent.clear(startOn())
    await userEvent.type(startOn(), text)
    await userEvent.tab()
  }
  expect(dialog.getByRole('checkbox', { name: /卒業ワーカーに登録する/ })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: '採用として登録する' }))
  await waitFor(async () =>
    expect(await candidateOf(ITO)).toMatchObject({ selection: 'hired', startOn: '2026-12-01' }),
  )
  expect((await screen.findAllByText(/2026年12月1日/))[0]).toBeVisible()
  await writeRows(async (db) => {
    expect(await db.select().from(graduates)).toMatchObject([{ userId: ITO, kind: 'hired' }])
  })
  expect(screen.queryByRole('button', { name: '未対応に戻す' })).toBeNull()
})

test('戻せない人には、面接にする前に一度だけたずね、やめれば何も変わらない', async () => {
  await openUser()
  await pressButton('面接にする')
  const question = await screen.findByRole('dialog', {
    name: '選考状況を「面接」にしますか',
  })
  expect(question).toHaveTextContent(
    '伊藤 大輔さんには知らせません。「未対応」に戻せるのは、企業の管理者だけです。',
  )
  await confirm('やめる')
  expect(await candidateOf(ITO)).toMatchObject({ selection: 'unselected' })
  await pressButton('面接にする')
  await confirm('面接にする')
  await waitFor(async () =>
    expect(await candidateOf(ITO)).toMatchObject({ selection: 'interview' }),
  )
})

test('戻せる企業管理者は、たずねられずに変え、同じところで戻せる', async () => {
  await openUser('company')
  await pressButton('面接にする')
  await waitFor(async () =>
    expect(await candidateOf(ITO)).toMatchObject({ selection: 'interview' }),
  )
  await pressButton('未対応に戻す')
  await waitFor(async () =>
    expect(await candidateOf(ITO)).toMatchObject({ selection: 'unselected' }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('見送りは確認してから知らせる', async () => {
  await openUser()
  await pressButton('見送りにする')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/メッセージで知らせます/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: '見送りにする' }))
  await waitFor(async () =>
    expect(await candidateOf(ITO)).toMatchObject({ selection: 'declined_by_client' }),
  )
})

test('ほかの担当者が先に変えていたら、そう伝えて最新の状態を出す', async () => {
  await openUser()
  await screen.findByRole('button', { name: '連絡中にする' })
  const { id = 0 } = (await candidateOf(ITO)) ?? {}
  await callStore('company', 'PATCH', `/long_term_jobs/applications/${id}/selection`, {
    selection: 'interview',
    lockVersion: 1,
  })
  await pressButton('連絡中にする')
  await confirm('連絡中にする')
  await waitFor(() => expect(takeMessages().join()).toContain('先に更新しました'))
  expect(await screen.findByText('「面接」に変更')).toBeVisible()
})

test('スタッフと閲覧者は見るだけで、変えられる人を案内される', async () => {
  await openUser('clientStaff')
  expect(await screen.findByText(/選考状況を変えられるのは/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '連絡中にする' })).toBeNull()
  expect(screen.queryByRole('button', { name: '選考メモを編集' })).toBeNull()
  expect(await axeViolations()).toEqual([])
})

test('読み込めないときは、もう一度試せる', async () => {
  overrideAnswer(longTermJobs.jobs, {
    status: 500,
    code: 'error',
    messages: ['読み込めませんでした。'],
  })
  await openList()
  expect(await screen.findByText('求人を読み込めませんでした')).toBeVisible()
  expect(screen.getByRole('button', { name: /再試行|もう一度/ })).toBeVisible()
})
