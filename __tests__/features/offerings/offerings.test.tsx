import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { offerings } from '@/contracts/offerings'
import { OfferingListScreen } from '@/features/offerings/OfferingListScreen'
import { addDays } from '@/lib/date'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { setWindowWidth } from '@tests/conformance/renderKit'
import {
  showAgain,
  requestsTo,
  tearDownStore,
  setUpStore,
  showScreen,
} from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, FRIDAY, writeRows } from '@tests/kit/serverKit'

const LIST = '/clients/11/offerings'
const screenOf = <OfferingListScreen clientId='11' />
const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = LIST) =>
  showScreen(who, url, screenOf)
const row = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest('[role=row]') as HTMLElement
const rows = () =>
  screen
    .getAllByRole('link')
    .filter((a) => /offerings\/\d+$/.test(a.getAttribute('href') ?? ''))
    .map((a) => a.textContent)
const heads = () => [...document.querySelectorAll('[data-group]')].map((h) => h.textContent)

async function aWeek() {
  await writeRows(async (db) => {
    await addWorker(db, { id: 901, name: '﨑田 航平' })
    await addOffering(db, {
      id: 8001,
      from: '07:00',
      to: '11:00',
      title: '朝の仕込み',
      peopleWanted: 1,
    })
    await addMatch(db, 8001, 901, { checkedInAt: '2026-11-19T21:57:00Z' })
    await addOffering(db, { id: 8002, title: 'ディナー', scope: 'group', groupIds: [11] })
    await addOffering(db, {
      id: 8003,
      day: '2026-11-23',
      from: '22:00',
      to: '02:00',
      title: '閉店後の清掃',
      peopleWanted: 1,
      transportationYen: 0,
    })
    await addMatch(db, 8003, 901)
    await addOffering(db, { id: 8004, day: '2026-11-29', title: '忘年会の応援', publishedAt: null })
    await addOffering(db, { id: 8005, day: '2026-11-10', title: '集まらなかった日' })
    await addOffering(db, { id: 8006, day: '2026-11-12', title: '評価がまだの日', peopleWanted: 1 })
    await addMatch(db, 8006, 901, {
      status: 'worked',
      checkedInAt: '2026-11-12T07:55:00Z',
      checkedOutAt: '2026-11-12T13:30:00Z',
    })
  })
}
/** `count` shifts, one a day from today on. */
const many = (count: number) =>
  writeRows(async (db) => {
    for (let i = 0; i < count; i += 1)
      await addOffering(db, {
        id: 9000 + i,
        day: addDays(FRIDAY, Math.floor(i / 3)),
        title: `勤務${i + 1}`,
      })
  })
beforeEach(() => setUpStore())
afterEach(tearDownStore)

describe('一覧', () => {
  test('日ごとに並び、本日と祝日の名前、その日の件数と人数を言う', async () => {
    await aWeek()
    await open()
    await row('朝の仕込み')
    await screen.findByText('勤労感謝の日')
    expect(heads()).toEqual([
      '11月20日(金)本日2件 ・ 1/4名',
      '11月23日(月)勤労感謝の日1件 ・ 1/1名',
      '11月29日(日)1件 ・ 非公開1件',
      '11月12日(木)1件 ・ 1/1名',
      '11月10日(火)1件 ・ 0/3名',
    ])
    expect(screen.getByText('6件 ・ これからの勤務が先')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('一行に、時間・公開範囲・人数・時給と交通費・締切・状態・未対応が言葉で出る', async () => {
    await aWeek()
    await open()
    expect(await row('朝の仕込み')).toHaveTextContent(
      /7:00〜11:00.*一般公開.*1名中1名.*1,350円\+交通費500円.*開始と同時.*勤務中/,
    )
    expect(await row('ディナー')).toHaveTextContent(/グループ限定.*3名中0名.*募集中/)
    expect(await row('閉店後の清掃')).toHaveTextContent(/22:00〜翌2:00.*交通費なし.*満枠/)
    expect(await row('忘年会の応援')).toHaveTextContent(/未公開.*非公開/)
    expect(await row('集まらなかった日')).toHaveTextContent('不成立')
    expect(await row('評価がまだの日')).toHaveTextContent('評価待ち 1名')
  })
  test('行の⋯から、詳細・編集・コピー・締め切り・キャンセルへ進め、できないことは理由を言う', async () => {
    await aWeek()
    await open()
    const menu = async (title: string) => {
      await userEvent.click(
        within(await row(title)).getByRole('button', { name: new RegExp(`「${title}」の操作$`) }),
      )
      const list = await screen.findByRole('menu')
      return within(list)
        .getAllByRole('menuitem')
        .map((item) => item.getAttribute('href') ?? item.textContent)
    }
    const here = '/clients/11/offerings/8001'
    expect(await menu('朝の仕込み')).toEqual([
      here,
      expect.stringMatching(/\/offerings\/8001\/edit$/),
      expect.stringMatching(/\/offerings\/new\?copyOf=8001$/),
      '募集を締め切るすでに募集を終了しています。',
      `${here}/reject`,
    ])
    expect((await menu('集まらなかった日')).filter((item) => !item?.startsWith('/'))).toEqual([
      '編集する勤務が終了したため変更できません。',
      '募集を締め切るすでに募集を終了しています。',
      'マッチングをキャンセルするマッチングしたワーカーがいません。',
    ])
  })
  test('閲覧のみの人の⋯には、詳細だけがある', async () => {
    await aWeek()
    await open('viewer')
    await userEvent.click(
      within(await row('ディナー')).getByRole('button', { name: /「ディナー」の操作$/ }),
    )
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      '詳細を開く',
    ])
  })
  test('「これから」は本日からの勤務だけにし、アドレスに残り、もう一度押すと戻る', async () => {
    await aWeek()
    await open()
    await row('集まらなかった日')
    const chip = screen.getByRole('checkbox', { name: 'これから' })
    await userEvent.click(chip)
    await waitFor(() => expect(router.asPath).toBe(`${LIST}?fromOn=2026-11-20`))
    await waitFor(() => expect(screen.queryByRole('link', { name: '集まらなかった日' })).toBeNull())
    expect(screen.getByText('4件 ・ 勤務日時の早い順')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'これから' }))
    await waitFor(() => expect(router.asPath).toBe(LIST))
  })
  test('リンクで渡された条件は、一つずつ外せる', async () => {
    await aWeek()
    await open('manager', `${LIST}?toOn=2026-11-11&status=finished`)
    await row('集まらなかった日')
    expect(rows()).toEqual(['集まらなかった日'])
    await userEvent.click(screen.getByRole('button', { name: '「11月11日(水)まで」を外す' }))
    await waitFor(() => expect(router.asPath).toBe(`${LIST}?status=finished`))
    await row('評価がまだの日')
  })
  test('合うものがなければそう言い、条件をまとめて外せる', async () => {
    await aWeek()
    await open('manager', `${LIST}?status=matching&keyword=夜勤`)
    const none = (await screen.findByText('条件に合う求人はありません'))
      .parentElement as HTMLElement
    await userEvent.click(within(none).getByRole('button', { name: '条件をクリア' }))
    await row('朝の仕込み')
    expect(router.asPath).toBe(LIST)
  })
  test('一つもないときは、募集できる人にだけ次の一歩を出す', async () => {
    await open()
    const empty = (await screen.findByText('求人はまだありません')).parentElement as HTMLElement
    expect(await within(empty).findByRole('button', { name: '募集する' })).toBeVisible()
    await open('viewer')
    await screen.findByText('求人はまだありません')
    expect(screen.queryByRole('button', { name: '募集する' })).toBeNull()
  })
  test('読み込めないときは理由を言い、もう一度読める', async () => {
    await aWeek()
    overrideAnswer(offerings.list, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /求人を読み込めませんでした.*ただいま混み合っています。/,
    )
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    await row('朝の仕込み')
  })
})

describe('続きのページ', () => {
  test('広い画面では、選んだページだけを出す', async () => {
    await many(45)
    await open()
    await row('勤務1')
    await userEvent.click(screen.getByRole('button', { name: '2ページ目' }))
    await row('勤務21')
    expect(router.asPath).toBe(`${LIST}?page=2`)
    expect(screen.queryByRole('link', { name: '勤務1' })).toBeNull()
    // Its third shift only; the others are on the first page.
    await waitFor(() => expect(heads()[0]).toBe('11月26日(木)3件 ・ 0/9名'))
    await userEvent.click(screen.getByRole('button', { name: '1ページ目' }))
    await waitFor(() => expect(heads().at(-1)).toBe('11月26日(木)3件 ・ 0/9名'))
  })
  test('広い画面では行を詰められ、1ページに50件が1行ずつ並ぶ。この端末では、次に開いたときも同じ', async () => {
    await many(24)
    await open()
    await row('勤務1')
    // The rows below the first screen are drawn after those of it.
    await waitFor(() => expect(rows()).toHaveLength(20))
    await userEvent.click(screen.getByRole('button', { name: '行を詰める' }))
    await waitFor(() => expect(rows()).toHaveLength(24))
    showAgain(LIST, screenOf)
    await waitFor(() => expect(rows()).toHaveLength(24))
    expect(screen.getByRole('table', { name: '求人' })).toHaveAttribute('data-compact')
    await userEvent.click(screen.getByRole('button', { name: '行を広げる' }))
    await waitFor(() => expect(rows()).toHaveLength(20))
    expect(router.asPath).toBe(LIST)
  })
  test('スマートフォンでは下に足され、戻ってきても同じだけ出る', async () => {
    await many(45)
    setWindowWidth(375)
    const cache = new Map()
    await open()
    showAgain(LIST, screenOf, cache)
    await row('勤務1')
    await userEvent.click(screen.getByRole('button', { name: 'さらに20件を表示' }))
    await row('勤務21')
    await waitFor(() => expect(rows()).toHaveLength(40))
    expect(router.asPath).toBe(`${LIST}?page=2`)
    expect(screen.getByText('45件中 40件を表示')).toBeVisible()
    // The seventh day has its third shift on the second page. Both headings say the totals of the day.
    await waitFor(() =>
      expect(heads().filter((head) => head?.startsWith('11月26日(木)'))).toEqual([
        '11月26日(木)3件 ・ 0/9名',
        '11月26日(木)続き 3件 ・ 0/9名',
      ]),
    )
    await userEvent.click(screen.getByRole('button', { name: 'さらに5件を表示' }))
    await row('勤務45')
    expect(screen.queryByRole('button', { name: /^さらに/ })).toBeNull()
    showAgain(`${LIST}?page=3`, screenOf, cache)
    await row('勤務1')
    expect(rows()).toHaveLength(45)
  })
  test('条件を変えると、最初のページから読みなおす', async () => {
    await many(45)
    setWindowWidth(375)
    // The field of a text that is searched for is open.
    await open('manager', `${LIST}?page=2&keyword=${encodeURIComponent('勤務')}`)
    await row('勤務21')
    await userEvent.type(screen.getByRole('searchbox'), '4{Enter}')
    await waitFor(() =>
      expect(rows()).toEqual(['勤務4', '勤務40', '勤務41', '勤務42', '勤務43', '勤務44', '勤務45']),
    )
    expect(router.asPath).toBe(`${LIST}?keyword=${encodeURIComponent('勤務4')}`)
    const narrowed = requestsTo(/GET .*offerings\?.*keyword=%E5%8B%A4%E5%8B%994/)
    expect(narrowed.length).toBeGreaterThan(0)
    expect(narrowed.filter(({ line }) => line.includes('page=2'))).toEqual([])
  })
})
