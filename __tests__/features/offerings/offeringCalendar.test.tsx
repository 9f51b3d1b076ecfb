import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import router from 'next-router-mock'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { OfferingListScreen } from '@/features/offerings/OfferingListScreen'
import { offeringViewType, showNoteAfterBulkCreateOfferings } from '@/lib/storage/storedValues'
import { multidateItems, multidatePostings } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { setWindowWidth } from '@tests/conformance/renderKit'
import { requestsTo, tearDownStore, setUpStore, showScreen } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, OFFER, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const PAGE = '/clients/11/offerings'
const screenOf = <OfferingListScreen clientId='11' />
const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = PAGE) =>
  showScreen(who, url, screenOf)
const grid = (month = '2026年11月') => screen.findByRole('grid', { name: month })
const day = (name: RegExp) => screen.findByRole('button', { name })
const chosenDay = (name: RegExp) => screen.findByRole('region', { name })

async function aMonth() {
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
    await addOffering(db, {
      id: 8002,
      day: '2026-11-22',
      from: '17:00',
      to: '22:30',
      title: 'ディナー',
    })
    await addOffering(db, {
      id: 8003,
      day: '2026-11-22',
      from: '22:00',
      to: '02:00',
      title: '閉店後の清掃',
      peopleWanted: 1,
    })
    await addMatch(db, 8003, 901)
    await addOffering(db, { id: 8004, day: '2026-11-29', title: '忘年会の応援', publishedAt: null })
    await addOffering(db, { id: 8006, day: '2026-11-12', title: '評価がまだの日', peopleWanted: 1 })
    await addMatch(db, 8006, 901, {
      status: 'worked',
      checkedInAt: '2026-11-12T07:55:00Z',
      checkedOutAt: '2026-11-12T13:30:00Z',
    })
  })
}
beforeEach(async () => {
  await setUpStore()
  offeringViewType.of('11').set('calendar')
})
afterEach(() => {
  localStorage.clear()
  tearDownStore()
})

describe('表示', () => {
  test.each([
    ['?month=2026-12', 'カレンダー'],
    ['?on=2026-11-22', 'カレンダー'],
    ['?month=2026-11&on=2026-11-22', 'カレンダー'],
    ['?view=calendar', 'カレンダー'],
    ['?view=list&month=2026-11', 'リスト'],
    ['?fromOn=2026-11-22', 'リスト'],
    ['', 'リスト'],
  ])('初めての端末で住所が「%s」なら、%sを開く', async (search, view) => {
    offeringViewType.of('11').reset()
    await open('manager', PAGE + search)
    expect(await screen.findByRole('button', { name: view, pressed: true })).toBeVisible()
  })
  test('住所がカレンダーでも、リストを選べば変わり、端末が覚える', async () => {
    await open('manager', `${PAGE}?view=calendar&month=2026-11`)
    await pressButton('リスト')
    await waitFor(() => expect(router.asPath).toBe(PAGE))
    expect(screen.getByRole('button', { name: 'リスト', pressed: true })).toBeVisible()
    expect(offeringViewType.of('11').get()).toBe('list')
  })
})
describe('カレンダー', () => {
  test('日ごとに、状態と件数と人数を言葉で言い、祝日に名前がつく', async () => {
    await aMonth()
    await open()
    await grid()
    expect(await day(/^11月20日 金曜日 本日 勤務中/)).toHaveAccessibleName(
      '11月20日 金曜日 本日 勤務中 1件 1名中1名 選択済み',
    )
    expect(await day(/^11月22日/)).toHaveAccessibleName('11月22日 日曜日 募集中 2件 4名中1名')
    expect(await day(/^11月12日/)).toHaveAccessibleName('11月12日 木曜日 評価待ち 1件 1名中1名')
    expect(await day(/^11月29日/)).toHaveAccessibleName('11月29日 日曜日 非公開 1件')
    await day(/^11月23日 月曜日 勤労感謝の日$/)
    expect(screen.getByText('3/6名 ・ 充足率 50%')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('切り替えは店舗ごとに覚えられ、選んでいない方は読み込まない', async () => {
    await aMonth()
    offeringViewType.of('11').reset()
    await open()
    await screen.findByRole('link', { name: '朝の仕込み' })
    expect(requestsTo(/calendar/)).toEqual([])
    await pressButton('カレンダー')
    await grid()
    expect(screen.queryByRole('table', { name: '求人' })).toBeNull()
    expect(offeringViewType.of('11').get()).toBe('calendar')
    expect(offeringViewType.of('12').get()).toBe('list')
  })
  test('日を選ぶと、その日の求人が時間順に出て、アドレスに残る', async () => {
    await aMonth()
    await open()
    await userEvent.click(await day(/^11月22日/))
    expect(router.asPath).toBe(`${PAGE}?on=2026-11-22`)
    const panel = await chosenDay(/11月22日/)
    await within(panel).findByRole('link', { name: 'ディナー' })
    expect(
      within(panel)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['ディナー', '閉店後の清掃'])
    expect(panel).toHaveTextContent('2件 1/4名')
    expect(panel).toHaveTextContent(/閉店後の清掃満枠/)
    expect(within(panel).getByRole('link', { name: 'ディナー' })).toHaveAttribute(
      'href',
      `${PAGE}/8002`,
    )
  })
  test('月を移るとアドレスに残り、求人のない月はそう言う。「本日」で戻る', async () => {
    await aMonth()
    await open('manager', `${PAGE}?on=2026-11-22`)
    await grid()
    await pressButton('次の月')
    await grid('2026年12月')
    expect(router.asPath).toBe(`${PAGE}?month=2026-12`)
    expect(await screen.findByText('この月の求人はありません。')).toBeVisible()
    expect(screen.getByText('日を選ぶと、その日の募集を始められます。')).toBeVisible()
    await pressButton('本日')
    await grid()
    expect(router.asPath).toBe(PAGE)
  })
  test('条件はカレンダーにも効き、合うものがなければそう言う', async () => {
    await aMonth()
    await open('manager', `${PAGE}?keyword=ディナー`)
    expect(await day(/^11月22日 日曜日 募集中 1件/)).toBeVisible()
    expect(await day(/^11月12日 木曜日$/)).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'これから' })).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'なし{Enter}')
    const none = (await screen.findByText('条件に合う求人はありません'))
      .parentElement as HTMLElement
    expect(screen.queryByText(/この日の求人はありません/)).toBeNull()
    await userEvent.click(within(none).getByRole('button', { name: '条件をクリア' }))
    await day(/^11月12日 木曜日 評価待ち/)
  })
  test('期間のついたリンクは、覚えた見かたに関わらずリストで開く', async () => {
    await aMonth()
    await open('manager', `${PAGE}?toOn=2026-11-13`)
    await screen.findByRole('link', { name: '評価がまだの日' })
    expect(screen.queryByRole('grid')).toBeNull()
    await pressButton('カレンダー')
    await grid()
    expect(router.asPath).toBe(PAGE)
  })
  test('空いている日は、その日のまま募集に進める。見るだけの人には出ない', async () => {
    await aMonth()
    await open('manager', `${PAGE}?on=2026-11-26`)
    expect(await screen.findByText('この日の求人はありません。')).toBeVisible()
    await pressButton('この日に募集する')
    expect(await screen.findByRole('link', { name: /前回/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/offerings/new?on=2026-11-26'),
    )
    await open('viewer', `${PAGE}?on=2026-11-26`)
    await screen.findByText('この日の求人はありません。')
    expect(screen.queryByRole('button', { name: 'この日に募集する' })).toBeNull()
    expect(screen.queryByRole('button', { name: '日をまとめて選ぶ' })).toBeNull()
  })
  test('読み込めないときは理由を言い、もう一度読める', async () => {
    await aMonth()
    overrideAnswer(offeringOverviews.calendar, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(await screen.findByText('カレンダーを読み込めませんでした')).toBeVisible()
    // The chosen day does not wait for the month.
    expect(await screen.findByRole('link', { name: '朝の仕込み' })).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    await day(/^11月22日 日曜日 募集中/)
  })
})

describe('日をまとめて選ぶ', () => {
  test('求人のメニューは、一覧と同じ1つの「コピーする」を持ち、その場で締め切れる', async () => {
    await aMonth()
    await open('manager', `${PAGE}?on=2026-11-22`)
    await pressButton('11/22(日) 17:00からの「ディナー」の操作')
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      '詳細を開く',
      '編集する',
      'コピーする',
      '募集を締め切る',
      expect.stringMatching(/^マッチングをキャンセルする/),
    ])
    expect(screen.getByRole('menuitem', { name: 'コピーする' })).toHaveAttribute(
      'href',
      `/clients/11/offers/${OFFER[11]}/offerings/new?copyOf=8002`,
    )
    await userEvent.click(screen.getByRole('menuitem', { name: '募集を締め切る' }))
    expect(await screen.findByRole('dialog', { name: '募集を締め切る' })).toBeVisible()
  })
  test('日をいくつも選び、月をまたいでも残る。元にする募集はあとから選ぶ', async () => {
    await aMonth()
    await open()
    await pressButton('日をまとめて選ぶ')
    await userEvent.click(await day(/^11月19日/))
    expect(screen.queryByRole('group', { name: /選択した/ })).toBeNull()
    await userEvent.click(await day(/^11月26日/))
    await userEvent.click(await day(/^11月25日/))
    await userEvent.click(await day(/^11月25日.*選択済み/))
    await pressButton('次の月')
    await userEvent.click(await day(/^12月3日/))
    await pressButton('前の月')
    expect(await day(/^11月26日.*選択済み/)).toBeVisible()
    await pressButton('2日に募集する内容を選ぶ')
    await userEvent.click(await screen.findByRole('button', { name: /ディナー.*17:00〜22:30/ }))
    await waitFor(() =>
      expect(router.asPath).toBe(`${PAGE}/bulk_create?offeringId=8002&on=2026-11-26%2C2026-12-03`),
    )
  })
  test('「募集する」からも、ひな形ごとに複数日の募集へ進める', async () => {
    await aMonth()
    await open()
    await pressButton('募集する')
    expect(
      await screen.findByRole('link', { name: '「ディナーのホールスタッフ」を複数日に募集' }),
    ).toHaveAttribute('href', `${PAGE}/bulk_create?offerId=${OFFER[11]}`)
  })
  test('やめると、もとの表示に戻る', async () => {
    await aMonth()
    await open()
    await pressButton('日をまとめて選ぶ')
    await userEvent.click(await day(/^11月24日/))
    await pressButton('選ぶのをやめる')
    expect(screen.queryByRole('group', { name: /選択した/ })).toBeNull()
    await day(/^11月22日 日曜日 募集中/)
  })
})

describe('複数日の募集のあと', () => {
  const aRun = () =>
    writeRows(async (db) => {
      await addOffering(db, { id: 8002, day: '2026-11-13', title: 'ディナー' })
      await db.insert(multidatePostings).values({
        id: 71,
        clientId: 11,
        sourceOfferingId: 8002,
        requestedBy: 4,
        requestedByName: '森下 由香',
        createdAt: '2026-11-20T00:00:00Z',
        startedAt: '2026-11-20T00:00:01Z',
      })
      const date = {
        clientId: 11,
        operationId: 71,
        startTime: '17:00',
        endTime: '22:30',
        breakMin: 0,
        peopleWanted: 2,
        closeRule: 'at_start' as const,
        hourlyWageYen: 1350,
        transportationYen: 500,
      }
      await db.insert(multidateItems).values({
        ...date,
        workOn: '2026-11-24',
        result: 'failed',
        errors: [{ field: 'endTime', message: '終了時刻は開始時刻より後にしてください。' }],
      })
    })
  test('まだだれも見ていない結果は一覧の上に出て、直しに行ける。確認すると消える', async () => {
    await aRun()
    await open()
    expect(await screen.findByText('複数日の募集「ディナー」')).toBeVisible()
    expect(screen.getByText(/終了時刻は開始時刻より後にしてください。/)).toBeVisible()
    expect(screen.getByRole('link', { name: '直す' })).toHaveAttribute(
      'href',
      `${PAGE}/bulk_create?operationId=71`,
    )
    await pressButton('確認した')
    await waitFor(() => expect(screen.queryByText('複数日の募集「ディナー」')).toBeNull())
  })
  test('見るだけの人は、結果を確認済みにできない', async () => {
    await aRun()
    await open('viewer')
    await screen.findByText('複数日の募集「ディナー」')
    expect(screen.queryByRole('button', { name: '確認した' })).toBeNull()
  })
  test('見渡し方の案内は一度だけ出る', async () => {
    offeringViewType.of('11').reset()
    showNoteAfterBulkCreateOfferings.set(true)
    await open()
    expect(await screen.findByText('複数日の募集は、カレンダーで見渡せます')).toBeVisible()
    await pressButton('カレンダーで見る')
    await grid()
    await open()
    await grid()
    expect(screen.queryByText('複数日の募集は、カレンダーで見渡せます')).toBeNull()
  })
  test('スマートフォンでも、見かたを切り替えられる', async () => {
    setWindowWidth(375)
    await aMonth()
    await open()
    await grid()
    await pressButton('リスト')
    await screen.findByRole('link', { name: '朝の仕込み' })
  })
})

test('スマートフォンでは今週から始まり、前の週も表示できる', async () => {
  await aMonth()
  setWindowWidth(375)
  await open()
  await grid()
  expect(await day(/^11月15日/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^11月12日/ })).toBeNull()
  await pressButton('前の週も表示する')
  expect(await day(/^11月12日/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '前の週も表示する' })).toBeNull()
})
