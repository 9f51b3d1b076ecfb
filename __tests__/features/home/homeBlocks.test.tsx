import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import type { RestrictionCode, RestrictionLevel } from '@/contracts/clients/enums'
import { dashboardFigures } from '@/contracts/dashboard'
import { evaluation } from '@/contracts/evaluation'
import { matchings as matchingsContract } from '@/contracts/matchings'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { HomeScreen } from '@/features/dashboard/HomeScreen'
import {
  auditLog,
  companies,
  matchings,
  offerings as offeringTable,
  restrictions,
  userBadges,
} from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { requestsTo, tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, writeRows } from '@tests/kit/serverKit'

const HOME = '/clients/11'
const screenOf = <HomeScreen clientId='11' />
const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = HOME) =>
  showScreen(who, url, screenOf)
const sectionOf = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement
/** Waits until a block has loaded and returns it. */
async function block(name: string) {
  await waitFor(() =>
    expect(within(sectionOf(name)).queryByRole('status', { name: '読み込み中' })).toBeNull(),
  )
  return within(sectionOf(name))
}

/** Breakfast is over, at lunch one of two workers is there, and dinner is tonight. */
async function aDay() {
  await writeRows(async (db) => {
    await addWorker(db, {
      id: 901,
      name: '﨑田 航平',
      phoneNumber: '09012345678',
      nameKana: 'サキタ コウヘイ',
    })
    await addWorker(
      db,
      { id: 902, name: '髙橋 美咲', nameKana: 'タカハシ ミサキ' },
      { workedCount: 3 },
    )
    await addOffering(db, {
      id: 8002,
      from: '09:00',
      to: '14:30',
      title: 'ランチのホールスタッフ',
      peopleWanted: 2,
    })
    await addMatch(db, 8002, 902, { checkedInAt: '2026-11-20T00:26:00Z' })
    await addMatch(db, 8002, 901)
    await addOffering(db, { id: 8003, title: 'ディナーのホールスタッフ' })
    await addMatch(db, 8003, 902)
  })
}
beforeEach(() => setUpStore())
afterEach(tearDownStore)

describe('電話', () => {
  const looks = async () =>
    (await testContext()).db
      .tx('system', (db) => db.select().from(auditLog))
      .then((rows) => rows.filter((row) => row.call.includes('emergency_contact')))
  test('押してはじめて番号を取りに行き、2回押せばかけられる。見たことが1回だけ記録に残る', async () => {
    await aDay()
    await open()
    const call = await screen.findByRole('button', { name: '﨑田 航平さんに電話する' })
    expect(requestsTo(/emergency_contact/)).toEqual([])
    await userEvent.click(call)
    const sheet = within(await screen.findByRole('dialog', { name: '﨑田 航平さんに電話する' }))
    expect(await sheet.findByRole('link', { name: '発信する' })).toHaveAttribute(
      'href',
      'tel:09012345678',
    )
    expect(sheet.getByText('090-1234-5678')).toBeVisible()
    expect(sheet.getByText(/サキタ コウヘイ/)).toHaveTextContent('11月20日(金) 9:00〜14:30')
    expect(await axeViolations()).toEqual([])
    expect(requestsTo(/emergency_contact/)).toHaveLength(1)
    expect(await looks()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(call).toHaveFocus())
  })
  test('勤務の前後1時間の外の人と、見る権限のない人には、電話のボタンがない', async () => {
    await aDay()
    await open()
    await screen.findByRole('button', { name: '﨑田 航平さんに電話する' })
    const dinner = screen
      .getByRole('link', { name: 'ディナーのホールスタッフ' })
      .closest('article') as HTMLElement
    expect(within(dinner).getByText('髙橋 美咲')).toBeVisible()
    expect(within(dinner).queryByRole('button')).toBeNull()
    await open('viewer')
    await screen.findByText('﨑田 航平')
    expect(screen.queryByRole('button', { name: /電話する|対応する/ })).toBeNull()
  })
  test('番号を読めないときは理由を言い、もう一度読める', async () => {
    await aDay()
    overrideAnswer(matchingsContract.emergencyContact, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '﨑田 航平さんに電話する' }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByText('ただいま混み合っています。')).toBeVisible()
    expect(sheet.queryByRole('link', { name: '発信する' })).toBeNull()
    mockServer.resetHandlers()
    await userEvent.click(sheet.getByRole('button', { name: '再試行' }))
    expect(await sheet.findByRole('link', { name: '発信する' })).toBeVisible()
  })
})

test('欠勤になった人の代わりは、まだ探していなければその行から募集できる', async () => {
  await aDay()
  await writeRows((db) =>
    db
      .update(matchings)
      .set({ status: 'absence', absenceKind: 'no_show' })
      .where(eq(matchings.userId, 901)),
  )
  await open()
  const replace = await screen.findByRole('button', { name: '﨑田 航平さんの代わりを募集する' })
  await userEvent.click(replace)
  expect(await screen.findByRole('button', { name: '1名の募集を公開する' })).toBeVisible()
  await writeRows((db) =>
    addOffering(db, {
      id: 8004,
      from: '11:00',
      to: '14:30',
      title: 'ランチのホールスタッフ',
      peopleWanted: 1,
    }),
  )
  // A shift of the same job at the same time is no replacement, even if a worker is matched with it.
  await writeRows(async (db) => {
    await addWorker(db, { id: 950, name: '前田 美月' })
    await addMatch(db, 8004, 950)
  })
  await open()
  await screen.findByRole('button', { name: '﨑田 航平さんの代わりを募集する' })
  expect(screen.queryByRole('link', { name: /代わりの人が決まりました|代わりを募集中/ })).toBeNull()

  await writeRows(async (db) => {
    await addOffering(db, { id: 8005, from: '11:00', to: '14:30', peopleWanted: 1 })
    await db.update(matchings).set({ replacementOfferingId: 8005 }).where(eq(matchings.userId, 901))
  })
  await open()
  expect(
    await screen.findByRole('link', { name: '代わりを募集中(11:00〜14:30、0/1名)' }),
  ).toHaveAttribute('href', '/clients/11/offerings/8005')
  expect(screen.queryByRole('button', { name: /代わりを募集する/ })).toBeNull()
  await writeRows(async (db) => {
    await addWorker(db, { id: 951, name: '平野 蓮' })
    await addMatch(db, 8005, 951)
  })
  await open()
  expect(
    await screen.findByRole('link', { name: '代わりの人が決まりました(11:00〜14:30)' }),
  ).toBeVisible()
  // The replacement does not come either, so the store can look for another one.
  await writeRows(async (db) => {
    await db.update(matchings).set({ status: 'absence' }).where(eq(matchings.userId, 951))
    await db
      .update(offeringTable)
      .set({ closedAt: '2026-11-20T10:00:00+09:00' })
      .where(eq(offeringTable.id, 8005))
  })
  await open()
  await screen.findByRole('button', { name: '﨑田 航平さんの代わりを募集する' })
})

test('来ない人は、ホームから5回押して欠勤にし、代わりを公開できる', async () => {
  await aDay()
  await open()
  const press = async (name: string | RegExp, role = 'button') =>
    userEvent.click(await screen.findByRole(role, { name }))
  await press('﨑田 航平さんの未到着に対応する')
  await press(/^欠勤にする/)
  await press(/^連絡がない/, 'radio')
  await press('欠勤を確定する')
  const dialog = within(await screen.findByRole('dialog', { name: '代わりを募集しますか' }))
  const agree = dialog.queryByRole('checkbox')
  if (agree) await userEvent.click(agree)
  await press('1名の募集を公開する')
  await waitFor(() => expect(requestsTo(/^POST .*\/offers\/5011\/offerings$/)).toHaveLength(1))
  const [{ body = '' } = {}] = requestsTo(/^POST .*\/offers\/5011\/offerings$/)
  expect(JSON.parse(body)).toMatchObject({
    workOn: '2026-11-20',
    endTime: '14:30',
    peopleWanted: 1,
    publish: true,
    replaces: { offeringId: 8002, userId: 901 },
  })
  await open()
  expect(await screen.findByRole('link', { name: /代わりを募集中\(/ })).toBeVisible()
})

describe('店舗へのお知らせ', () => {
  const restrict = (code: RestrictionCode, level: RestrictionLevel, message: string) =>
    writeRows((db) =>
      db
        .insert(restrictions)
        .values({ clientId: 11, code, level, message, sinceAt: '2026-11-01T00:00:00Z' }),
    )
  test('制限と支払いのことを、同じことは一度だけ知らせる', async () => {
    await restrict('policy_violation', 'block_publish', '規約への違反が確認されました。')
    await restrict('payment_overdue', 'warning', 'お支払いの期限を過ぎています。')
    await open()
    expect(await screen.findByText('新しい募集が停止されています')).toBeVisible()
    expect(await screen.findByText('お支払いについて確認してください')).toBeVisible()
    expect(screen.getAllByText('お支払いの期限を過ぎています。')).toHaveLength(1)
  })
  test('最低賃金を下回る求人は、その求人へ案内する', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8010, day: '2026-11-28', hourlyWageYen: 1000, title: '夜の品出し' }),
    )
    await open()
    const notice = (await screen.findByText('最低賃金を下回る求人が1件あります')).parentElement
      ?.parentElement as HTMLElement
    expect(notice).toHaveTextContent('11月28日(土)の「夜の品出し」は時給1,000円です')
    expect(within(notice).getByRole('link', { name: '時給を確認する' })).toHaveAttribute(
      'href',
      '/clients/11/offerings/8010',
    )
  })
  test('読み込めないときも、ほかは見える', async () => {
    await aDay()
    overrideAnswer(evaluation.restriction, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(await screen.findByText('店舗へのお知らせを読み込めませんでした')).toBeVisible()
    expect(await screen.findByText('﨑田 航平')).toBeVisible()
  })
})

describe('7日間の募集', () => {
  test('日ごとの人数と充足率を出し、日を押すとその日の求人に行く', async () => {
    await aDay()
    await open()
    const week = await block('7日間の募集')
    expect(await week.findByRole('link', { name: '11月20日 金曜日 5名中3名' })).toHaveAttribute(
      'href',
      '/clients/11/offerings?fromOn=2026-11-20&toOn=2026-11-20',
    )
    expect(week.getByText('充足率 60%')).toBeVisible()
    expect(
      await week.findByRole('link', { name: '11月23日 月曜日 勤労感謝の日 募集なし' }),
    ).toBeVisible()
    expect(week.getByText(/11\/23\(月\)は勤労感謝の日です。/)).toBeVisible()
  })
  test('読み込めないのがこれだけなら、ここだけ再試行できる', async () => {
    await aDay()
    overrideAnswer(offeringOverviews.calendar, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    const week = await block('7日間の募集')
    await week.findByText('7日間の募集を読み込めませんでした')
    mockServer.resetHandlers()
    await userEvent.click(week.getByRole('button', { name: '再試行' }))
    expect(await week.findByRole('link', { name: /11月20日/ })).toBeVisible()
  })
})

describe('今月', () => {
  async function aMonth() {
    await aDay()
    await writeRows(async (db) => {
      await db.update(companies).set({ usageLimitYen: 800_000 })
      await addOffering(db, { id: 8100, day: '2026-11-02', peopleWanted: 2 })
      await addMatch(db, 8100, 902, { status: 'worked' })
    })
  }
  test('4つの数字と、充足率と利用額の絵。絵と同じ数が表にもある', async () => {
    await aMonth()
    await open()
    const month = await block('今月')
    expect(await month.findByText('11月1日〜20日')).toBeVisible()
    expect(await month.findByText('先月の同じ日まで 0件')).toBeVisible()
    // Two figures that do not count the days of the heading, or not only them.
    expect(month.getByText('リピート').closest('div')).toHaveTextContent(
      /今月きた人のうち、2回以上きた人$/,
    )
    expect(month.getByText('店舗のGood率').closest('div')).toHaveTextContent(
      /(これまでの評価\d+件|評価はまだありません)$/,
    )
    // The limit is the company's. A gauge with this store's share would contradict the one in 利用明細.
    expect(month.getByText('使用見込み').closest('div')).toHaveTextContent(
      /この店舗の、決まっている勤務の分$/,
    )
    expect(month.queryByText(/^上限 .*%$/)).toBeNull()
    const fill = month
      .getByRole('img', { name: /本日までの充足率は57%/ })
      .closest('figure') as HTMLElement
    await userEvent.click(within(fill).getByText('充足率を表で見る'))
    expect(
      within(fill)
        .getAllByRole('row', { hidden: true })
        .map((row) => row.textContent),
    ).toEqual(['日決まった人数充足率', '11/2(月)1/2名50%', '11/20(金)3/5名60%'])
    const cost = month
      .getByRole('img', { name: /上限は800,000円です/ })
      .closest('figure') as HTMLElement
    const rows = within(cost)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent ?? '')
    expect(rows).toHaveLength(3)
    expect(rows.at(-1)).toMatch(/^11\/20\(金\)[\d,]+円[\d,]+円$/)
    expect(await axeViolations()).toEqual([])
  })
  test('お金を見る権限がなければ、利用額だけがない', async () => {
    await aMonth()
    await open('viewer')
    const month = await block('今月')
    expect(await month.findByRole('img', { name: /充足率/ })).toBeVisible()
    expect(month.queryByText(/利用額|使用見込み/)).toBeNull()
    expect(requestsTo(/month_cost/)).toEqual([])
  })
  test('一部だけ読み込めなければ、残りは見え、読めなかったものだけを読み直す', async () => {
    await aMonth()
    overrideAnswer(dashboardFigures.cost, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    const month = await block('今月')
    await month.findByText('今月のまとめの一部を読み込めませんでした')
    expect(month.getByRole('img', { name: /充足率/ })).toBeVisible()
    mockServer.resetHandlers()
    const readBefore = requestsTo(/month_summary/).length
    await userEvent.click(month.getByRole('button', { name: '再試行' }))
    expect(await month.findByRole('img', { name: /上限は800,000円です/ })).toBeVisible()
    expect(requestsTo(/month_summary/)).toHaveLength(readBefore)
  })
})

describe('受け入れシート', () => {
  test('その日に来る人を名簿にし、空きは手で書ける行になる。電話番号は載せない', async () => {
    await aDay()
    await writeRows((db) =>
      db.insert(userBadges).values({
        clientId: 11,
        userId: 902,
        position: 'レジ',
        approvedCount: 2,
        grantedAt: '2026-11-01T00:00:00Z',
      }),
    )
    await open('manager', `${HOME}?print=1`)
    const sheet = within(await screen.findByRole('article', { name: '受け入れシート' }))
    const rows = sheet
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
    expect(rows.map((text) => text?.slice(0, 5))).toEqual([
      '9:00 ',
      '9:00 ',
      '17:00',
      '17:00',
      '17:00',
    ])
    expect(rows[0]).toContain('﨑田 航平')
    expect(rows[0]).toContain('はじめて')
    expect(rows[1]).toContain('レジも可')
    expect(rows[3]).toContain('決まったら手で書き足してください')
    expect(sheet.getByText('3名 ・ 9:00〜22:30')).toBeVisible()
    expect(document.body).not.toHaveTextContent('09012345678')
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: '印刷する' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
    expect(screen.getByRole('link', { name: 'やめる' })).toHaveAttribute('href', HOME)
  })
  test('来る人も募集もない日は、そう言って印刷させない', async () => {
    await open('manager', `${HOME}?print=1&on=2026-11-27`)
    expect(await screen.findByText('11月27日(金)の勤務はありません')).toBeVisible()
    expect(screen.getByRole('button', { name: '印刷する' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
