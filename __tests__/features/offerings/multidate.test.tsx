import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { bulkOfferings } from '@/contracts/bulkOfferings'
import { offerings } from '@/contracts/offerings'
import { BulkCreateScreen } from '@/features/bulkOfferings/BulkCreateScreen'
import { showNoteAfterBulkCreateOfferings } from '@/lib/storage/storedValues'
import {
  companies,
  multidateItems,
  multidatePostings as runs,
  offerings as table,
} from '@/server/db/schema'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { overrideAnswer, loseAnswers, mockServer } from '@mocks/referenceServer'
import {
  refocusWindow,
  requestsTo,
  setUpStore,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import { testContext } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addOffering, OFFER, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const PAGE = '/clients/11/offerings/bulk_create'
const screenOf = <BulkCreateScreen clientId='11' />
const open = (url = `${PAGE}?offeringId=8001`, who: Parameters<typeof showScreen>[0] = 'manager') =>
  showScreen(who, url, screenOf)
const day = (name: RegExp) => screen.findByRole('button', { name })
const chosen = () => screen.getByRole('region', { name: '選んだ日' })
const dates = () =>
  within(chosen())
    .getAllByRole('listitem')
    .map((li) => /\d+\/\d+/.exec(li.textContent)?.[0])
const row = (name: RegExp) =>
  within(chosen())
    .getAllByRole('listitem')
    .find((li) => name.test(li.textContent)) as HTMLElement
const made = async () =>
  (await testContext()).db.tx('system', (db) =>
    db.select().from(table).where(eq(table.source, 'multidate')),
  )
/** Runs the background jobs that are due. */
const work = async () => runNextJob(await testContext(), jobDefinitions)
const source = () =>
  writeRows((db) => addOffering(db, { id: 8001, day: '2026-11-13', peopleWanted: 2 }))

beforeEach(async () => {
  await setUpStore()
  await source()
})
afterEach(() => {
  localStorage.clear()
  tearDownStore()
})

describe('日を選ぶ', () => {
  test('元の募集の条件で始まり、日を押すと、日数とのべ人数と費用が出る', async () => {
    await open()
    expect(
      await screen.findByText('17:00〜22:30 ・ 2名 ・ 1,350円+交通費500円 ・ 一般公開'),
    ).toBeVisible()
    expect(
      screen
        .getAllByRole('grid')
        .map(
          (grid) =>
            grid.getAttribute('aria-labelledby') &&
            document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
    ).toEqual(['2026年11月', '2026年12月', '2027年1月'])
    // The first week is that of today, a Friday.
    expect(await day(/^11月15日/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^11月14日/ })).toBeNull()
    await userEvent.click(await day(/^11月24日/))
    await userEvent.click(await day(/^12月1日/))
    expect(dates()).toEqual(['11/24', '12/1'])
    expect(chosen()).toHaveTextContent('2日 ・ のべ4名')
    // Twice what two people cost. The dates are in two months, and each month's invoice rounds its own tax.
    expect(await screen.findByText('43,058')).toBeVisible()
    expect(screen.getByRole('button', { name: '2件の内容を確認する' })).toBeEnabled()
    await pressButton('11/24(火)を外す')
    expect(dates()).toEqual(['12/1'])
    expect(await axeViolations()).toEqual([])
  })
  test('曜日を押すと祝日のほかが選ばれ、祝日を入れることも、外すこともできる', async () => {
    await open()
    await day(/^11月23日 月曜日 勤労感謝の日/)
    await userEvent.click(await day(/^11月25日/))
    await pressButton('月曜日')
    expect(dates()).toEqual(['11/25', '11/30', '12/7', '12/14', '12/21', '12/28', '1/4', '1/18'])
    await userEvent.click(screen.getByRole('checkbox', { name: '祝日をのぞく' }))
    expect(dates()).toEqual([
      '11/23',
      '11/25',
      '11/30',
      '12/7',
      '12/14',
      '12/21',
      '12/28',
      '1/4',
      '1/11',
      '1/18',
    ])
    await pressButton('月曜日')
    expect(dates()).toEqual(['11/25'])
  })
  test('一度に選べるのは31日まで。入らなかった日数を言う', async () => {
    await open()
    await day(/^11月23日 月曜日 勤労感謝の日/)
    for (const name of ['月', '火', '水', '木', '金']) await pressButton(`${name}曜日`)
    expect(dates()).toHaveLength(31)
    expect(screen.getByText('一度に選べるのは31日までです')).toBeVisible()
  })
  test('その日だけ時間と人数を変えられ、変えたことと、重なる募集が分かる', async () => {
    await writeRows((db) =>
      addOffering(db, { id: 8002, day: '2026-11-26', from: '20:00', to: '23:00' }),
    )
    await open(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    expect(await day(/^11月26日 木曜日 1件 選択済み/)).toBeVisible()
    expect(await within(row(/11\/26/)).findByText(/同じ時間の募集あり/)).toBeVisible()
    await pressButton('11/24(火)の時間と人数を変える')
    const editor = await screen.findByRole('form', { name: '11/24(火)の条件' })
    await userEvent.click(within(editor).getByRole('button', { name: '人数を1名増やす' }))
    await userEvent.clear(within(editor).getByRole('textbox', { name: '終了' }))
    await userEvent.type(within(editor).getByRole('textbox', { name: '終了' }), '21:00{Tab}')
    await pressButton('この日を変更する')
    await waitFor(() => expect(row(/11\/24/)).toHaveTextContent('17:00〜21:003名変更あり'))
    expect(chosen()).toHaveTextContent('2日 ・ のべ5名')
    await waitFor(() =>
      expect(requestsTo(/validate/).at(-1)?.body).toContain(
        '"workOn":"2026-11-24","startTime":"17:00","endTime":"21:00"',
      ),
    )
  })
  test('公開できない日には理由がつき、直すか外すまで先に進めない', async () => {
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 30_000 }))
    await open(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    const button = await screen.findByRole('button', { name: '2件の内容を確認する' })
    // 21,529 yen each. The tax of each fee (4,856 yen) is 485.6, rounded down. The invoice rounds the month once, so
    // one yen more is due.
    expect(await within(chosen()).findByText(/利用上限額を13,059円超えます。/)).toBeVisible()
    expect(button).toHaveAccessibleDescription(
      '公開できない日が1件あります。条件を変えるか、外してください。',
    )
    await pressButton('11/26(木)を外す')
    await waitFor(() => expect(screen.getByText('11月は利用上限の範囲内です')).toBeVisible())
    expect(screen.getByRole('button', { name: '1件の内容を確認する' })).not.toHaveAttribute(
      'aria-disabled',
    )
  })
  test('費用を確かめられなければそう言い、確かめ直せる', async () => {
    overrideAnswer(bulkOfferings.validate, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await open(`${PAGE}?offeringId=8001&on=2026-11-24`)
    expect(await screen.findByText(/費用と条件を確かめられませんでした。/)).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('確かめ直す')
    expect(await screen.findByText('21,529')).toBeVisible()
  })
})

describe('どこから来ても', () => {
  test('ひな形から来ると、いちばん新しい募集をもとにする', async () => {
    await open(`${PAGE}?offerId=${OFFER[11]}`)
    await pressButton('火曜日')
    await waitFor(() =>
      expect(
        requestsTo(/POST .*offerings\/8001\/multidate_posting_operations\/validate/),
      ).not.toEqual([]),
    )
  })
  test('元が決まっていなければ、これまでの募集から選ぶ', async () => {
    await open(PAGE)
    await pressButton('元にする募集を選ぶ')
    await userEvent.click(
      await screen.findByRole('button', { name: /ディナーのホールスタッフ.*17:00〜22:30/ }),
    )
    await waitFor(() => expect(router.asPath).toBe(`${PAGE}?offeringId=8001`))
  })
  test('まだ募集していないひな形では、まず1日分の募集に進める', async () => {
    await writeRows((db) => db.delete(table))
    await open(`${PAGE}?offerId=${OFFER[11]}`)
    expect(await screen.findByRole('link', { name: 'まず1日分を募集する' })).toHaveAttribute(
      'href',
      `/clients/11/offers/${OFFER[11]}/offerings/new`,
    )
  })
  test('権限のない人、元の求人がないとき、読み込めないときは、そう言う', async () => {
    await open(undefined, 'viewer')
    expect(await screen.findByText('募集する権限がありません')).toBeVisible()
    await open(`${PAGE}?offeringId=9999`)
    expect(await screen.findByText('元にする求人が見つかりません')).toBeVisible()
    overrideAnswer(offerings.one, {
      status: 503,
      code: 'unavailable',
      messages: ['混み合っています。'],
    })
    await open()
    expect(await screen.findByText('元にする募集を読み込めませんでした')).toBeVisible()
    await open(`${PAGE}?operationId=9999`)
    expect(await screen.findByText('この一括募集は見つかりません')).toBeVisible()
  })
})

describe('公開と、そのあと', () => {
  /** Goes from the chosen days to the run and starts it. */
  async function publish(url: string) {
    await open(url)
    await screen.findByText(/^\d\d,\d{3}$/)
    await pressButton(/件の内容を確認する$/)
    await userEvent.click(await screen.findByRole('checkbox', { name: /労働契約が成立する/ }))
    await pressButton(/件を公開する$/)
    await waitFor(() => expect(router.asPath).toMatch(/operationId=\d+/))
  }
  test('確認してから公開すると、進み具合が見え、終わると結果が出る。結果を見たことは残る', async () => {
    await open(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    await screen.findByText('43,059')
    await pressButton('2件の内容を確認する')
    expect(await screen.findByText('2件分の合計')).toBeVisible()
    expect(router.asPath).toBe(`${PAGE}?offeringId=8001&on=2026-11-24%2C2026-11-26&step=confirm`)
    const button = screen.getByRole('button', { name: '2件を公開する' })
    await userEvent.click(button)
    const agreed = screen.getByRole('checkbox', { name: /労働契約が成立する/ })
    expect(agreed).toHaveFocus()
    expect(agreed).toHaveAccessibleDescription(
      '労働契約の成立について、確認のチェックを入れてください。',
    )
    expect(requestsTo(/POST .*multidate_posting_operations$/)).toHaveLength(0)
    await userEvent.click(agreed)
    await userEvent.dblClick(screen.getByRole('button', { name: '2件を公開する' }))
    expect(await screen.findByRole('progressbar', { name: '公開の進み具合' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    expect(requestsTo(/POST .*multidate_posting_operations$/)).toHaveLength(1)
    expect(showNoteAfterBulkCreateOfferings.get()).toBe(true)
    await work()
    expect(await screen.findByText('2件を公開しました。')).toBeVisible()
    expect((await made()).map((o) => [o.workOn, o.peopleWanted]).sort()).toEqual([
      ['2026-11-24', 2],
      ['2026-11-26', 2],
    ])
    expect(screen.getByRole('link', { name: '11/24の求人を見る' })).toBeVisible()
    await waitFor(async () =>
      expect(
        (await (await testContext()).db.tx('system', (db) => db.select().from(runs)))[0]?.checkedAt,
      ).not.toBeNull(),
    )
  })
  test('いつもの3倍を超える人数の日があると、公開の前にもう一度たずねる', async () => {
    await writeRows((db) => addOffering(db, { id: 8050, day: '2026-11-10', peopleWanted: 2 }))
    await open(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    await pressButton('11/24(火)の時間と人数を変える')
    const editor = await screen.findByRole('form', { name: '11/24(火)の条件' })
    for (let people = 2; people < 7; people += 1)
      await userEvent.click(within(editor).getByRole('button', { name: '人数を1名増やす' }))
    await pressButton('この日を変更する')
    await pressButton('2件の内容を確認する')
    await userEvent.click(await screen.findByRole('checkbox', { name: /労働契約が成立する/ }))
    await pressButton('2件を公開する')
    const dialog = within(await screen.findByRole('dialog', { name: '2件の募集を開始しますか' }))
    expect(dialog.getByText(/募集人数が7名です。いつもは2名です。.*\(11\/24/)).toBeVisible()
    expect(requestsTo(/POST .*multidate_posting_operations$/)).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: '2件の募集を開始する' }))
    await waitFor(() => expect(requestsTo(/POST .*multidate_posting_operations$/)).toHaveLength(1))
  })
  test('公開の答えが失われたら、始まっていないとは言わず、もう一度押せて、1回だけになる', async () => {
    await open(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    await screen.findByText('43,059')
    await pressButton('2件の内容を確認する')
    await userEvent.click(await screen.findByRole('checkbox', { name: /労働契約が成立する/ }))
    loseAnswers(bulkOfferings.create)
    // The connection is still bad, so the dates could not be checked again either.
    overrideAnswer(bulkOfferings.validate, {
      status: 503,
      code: 'busy',
      messages: ['混み合っています。'],
    })
    await pressButton('2件を公開する')
    await waitFor(() =>
      expect(takeMessages()).toEqual([
        '送信できたか確認できません。もう一度押しても二重になりません。',
      ]),
    )
    const checked = requestsTo(/POST .*validat/).length
    await refocusWindow()
    expect(requestsTo(/POST .*validat/)).toHaveLength(checked)
    expect(screen.queryByText('募集はまだ始まっていません。')).toBeNull()
    mockServer.resetHandlers()
    await pressButton('2件を公開する')
    await waitFor(() => expect(router.asPath).toMatch(/operationId=\d+/))
    const rows = await (await testContext()).db.tx('system', (db) => db.select().from(runs))
    expect(rows).toHaveLength(1)
  })
  test('失敗した日だけが残り、その場で直して続きを公開できる', async () => {
    await publish(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    // The month's limit was lowered after the confirmation and before the run.
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 30_000 }))
    await work()
    expect(
      await screen.findByText(/^2件中1件を公開しました。1件は公開できませんでした。/),
    ).toBeVisible()
    const failed = screen.getByRole('region', { name: '公開できなかった日' })
    expect(await within(failed).findByText(/利用上限額を/)).toBeVisible()
    await pressButton('11/26(木)の時間と人数を変える')
    const editor = await screen.findByRole('form', { name: '11/26(木)の条件' })
    await userEvent.clear(within(editor).getByRole('textbox', { name: '終了' }))
    await userEvent.type(within(editor).getByRole('textbox', { name: '終了' }), '18:30{Tab}')
    await userEvent.click(within(editor).getByRole('button', { name: '人数を1名減らす' }))
    await pressButton('この日を変更する')
    expect(await within(failed).findByText('直しました')).toBeVisible()
    await pressButton('1件を公開する')
    await screen.findByRole('progressbar')
    await work()
    expect(await screen.findByText('2件を公開しました。')).toBeVisible()
    expect(await made()).toHaveLength(2)
  })
  test('直しはじめると誤りは欄から消え、ボタンを押すときにはもう動かない', async () => {
    await publish(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    await writeRows((db) =>
      db
        .update(multidateItems)
        .set({ hourlyWageYen: 900 })
        .where(eq(multidateItems.workOn, '2026-11-26')),
    )
    await work()
    await pressButton('11/26(木)の時間と人数を変える')
    const wage = within(await screen.findByRole('form', { name: '11/26(木)の条件' })).getByRole(
      'textbox',
      { name: '時給' },
    )
    await waitFor(() => expect(wage).toHaveAccessibleDescription(/最低賃金/))
    fireEvent.change(wage, { target: { value: '1400' } })
    expect(wage).not.toHaveAccessibleDescription(/最低賃金/)
  })
  test('失敗した日は、やめることもできる', async () => {
    await publish(`${PAGE}?offeringId=8001&on=2026-11-24,2026-11-26`)
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 30_000 }))
    await work()
    await pressButton('11/26(木)をやめる')
    expect(await screen.findByText('公開をやめます')).toBeVisible()
    await pressButton('1件の公開をやめる')
    expect(await screen.findByText('1件を公開しました。')).toBeVisible()
    expect(screen.getByText('公開をやめた日: 11/26')).toBeVisible()
  })
  test('見るだけの人には、結果だけが見える', async () => {
    await publish(`${PAGE}?offeringId=8001&on=2026-11-24`)
    await writeRows((db) => db.update(companies).set({ usageLimitYen: 1000 }))
    await work()
    const url = router.asPath
    await open(url, 'viewer')
    expect(
      await within(await screen.findByRole('region', { name: '公開できなかった日' })).findByText(
        /利用上限額を/,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /公開/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /変える/ })).toBeNull()
  })
})
