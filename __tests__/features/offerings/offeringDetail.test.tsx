import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { offerings } from '@/contracts/offerings'
import { OfferingDetailScreen } from '@/features/offerings/OfferingDetailScreen'
import { offerings as table } from '@/server/db/schema'
import { overrideAnswer, mockServer } from '@mocks/referenceServer'
import { tearDownStore, refocusWindow, setUpStore, showScreen } from '@tests/features/storeKit'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, offerContent, writeRows } from '@tests/kit/serverKit'

const DETAIL = '/clients/11/offerings/8001'
const screenOf = <OfferingDetailScreen clientId='11' offeringId='8001' />
const open = (who: Parameters<typeof showScreen>[0] = 'manager', url = DETAIL) =>
  showScreen(who, url, screenOf)
const question = {
  id: 'q1',
  body: '立ち仕事の経験はありますか',
  answerType: 'yes_no' as const,
  options: [],
  required: true,
}

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    await addWorker(
      db,
      { id: 901, name: '髙橋 美咲', goodCount: 49, reviewCount: 50 },
      { workedCount: 12 },
    )
    await addWorker(db, { id: 902, name: '渡邉 紗英' })
    await addOffering(db, {
      id: 8001,
      day: '2026-11-22',
      title: 'ディナーのホールスタッフ',
      terms: offerContent({ onboardingQuestions: [question] }),
    })
  })
})
afterEach(tearDownStore)

describe('求人の詳細', () => {
  test('いつ・どんな状態か・いくらかが、切符のように一目で分かる', async () => {
    await writeRows((db) => addMatch(db, 8001, 901))
    await open()
    const ticket = (
      await screen.findByRole('heading', { level: 1, name: 'ディナーのホールスタッフ' })
    ).closest('article') as HTMLElement
    for (const words of [
      '11月22日(日)',
      '17:00〜22:30',
      '休憩なし ・ 実働5時間30分(深夜30分)',
      '募集中',
      '一般公開',
      '3名中1名',
      '11/22(日) 17:00',
      '1,350円 / 500円',
      '1人あたりの報酬 8,094円',
    ])
      expect(ticket).toHaveTextContent(words)
    expect(ticket).toHaveTextContent('24時間前まで あと1日7時間19分')
    expect(
      within(ticket).getByRole('img', { name: '17時から22時30分、22時以降は深夜' }),
    ).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
  test('24時間を切ると、取り消したときの費用を言う', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: 8002, title: '今夜' })
      await addMatch(db, 8002, 901)
    })
    await showScreen(
      'manager',
      '/clients/11/offerings/8002',
      <OfferingDetailScreen clientId='11' offeringId='8002' />,
    )
    expect(await screen.findByText(/24時間以内の取消: 休業手当/)).toHaveTextContent('8,094円')
  })
  test('決まった人の名前・読み・これまで・質問への答え・報酬を出す', async () => {
    await writeRows(async (db) => {
      await addMatch(db, 8001, 901, {
        answeredAt: '2026-11-02T00:00:00Z',
        answers: [{ questionId: 'q1', body: 'はい', options: [] }],
      })
      await addMatch(db, 8001, 902)
    })
    await open()
    const known = (await screen.findByText('髙橋 美咲')).closest('[role=row]') as HTMLElement
    const first = screen.getByText('渡邉 紗英').closest('[role=row]') as HTMLElement
    expect(known).toHaveTextContent(/この店舗12回.*Good率 98%.*1\/1 回答済み.*8,094円.*勤務予定/)
    expect(first).toHaveTextContent(/はじめて.*未回答/)
    expect(screen.getByText(/が決まっています/)).toHaveTextContent(
      '2名が決まっています。あと1名を募集中',
    )
  })
  test('働く前の質問に答えていない人がいれば、その人にだけ回答をお願いできる', async () => {
    await writeRows(async (db) => {
      await addMatch(db, 8001, 901, {
        answeredAt: '2026-11-02T00:00:00Z',
        answers: [{ questionId: 'q1', body: 'はい', options: [] }],
      })
      await addMatch(db, 8001, 902)
    })
    await open()
    expect(await screen.findByText('渡邉 紗英さんが働く前の質問に未回答です')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '回答をお願いする' }))
    const sheet = within(await screen.findByRole('dialog', { name: '選んだワーカーに連絡する' }))
    expect(await sheet.findByText(/選んだ1名/)).toBeVisible()
    expect(sheet.getByRole('textbox', { name: /メッセージ/ })).toHaveValue(
      '働く前の質問に、まだ回答がありません。勤務の前に、アプリから回答をお願いします。',
    )
  })
  test('空きがあれば、早く埋める道を出す。募集できない人には出ない', async () => {
    await open()
    const hints = within(await screen.findByRole('region', { name: 'あと3名を早く埋めるには' }))
    await userEvent.click(hints.getByRole('button', { name: '共有する' }))
    expect(await screen.findByRole('dialog', { name: '求人を共有する' })).toBeVisible()
    await open('viewer')
    await screen.findByText('まだ申し込みがありません')
    expect(screen.queryByRole('region', { name: /早く埋めるには/ })).toBeNull()
  })
  test('まだ公開していなければ、公開へ進む道がある', async () => {
    await writeRows((db) => db.update(table).set({ publishedAt: null }).where(eq(table.id, 8001)))
    await open()
    expect(await screen.findByRole('link', { name: '内容を確かめて公開へ進む' })).toHaveAttribute(
      'href',
      '/clients/11/offers/5011/offerings/8001/edit',
    )
  })
  test('まだだれも決まっていなければ、待てばここに出ると言い、決まると読みなおさなくても出て知らせる', async () => {
    await open()
    expect(await screen.findByText('まだ申し込みがありません')).toBeVisible()
    await writeRows((db) => addMatch(db, 8001, 901))
    await refocusWindow()
    expect(await screen.findByText('髙橋 美咲')).toBeVisible()
    expect(screen.getByText('髙橋 美咲さんが決まりました。いま1名です。')).toHaveAttribute(
      'role',
      'status',
    )
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^マッチング済み ?1$/ })).toBeVisible(),
    )
  })
  test('やめた人は別の見出しに、だれの都合かとともに残る', async () => {
    await writeRows((db) =>
      addMatch(db, 8001, 902, { status: 'cancel', cancelledAt: '2026-11-19T00:00:00Z' }),
    )
    await open()
    await userEvent.click(await screen.findByRole('link', { name: /^キャンセル・欠勤 ?1$/ }))
    expect(router.asPath).toBe(`${DETAIL}?tab=ended`)
    const row = (await screen.findByText('渡邉 紗英')).closest('[role=row]') as HTMLElement
    expect(row).toHaveTextContent('キャンセル(ワーカー)')
  })
  test('欠勤した人の枠は埋まったまま注記され、見出しの人数は一覧の人数と合う', async () => {
    await writeRows(async (db) => {
      await addOffering(db, {
        id: 8003,
        day: '2026-11-20',
        from: '07:00',
        to: '11:00',
        peopleWanted: 2,
        peopleMatched: 1,
      })
      await addMatch(db, 8003, 901)
      await addMatch(db, 8003, 902, { status: 'absence', absenceKind: 'no_show' })
    })
    await showScreen(
      'manager',
      '/clients/11/offerings/8003',
      <OfferingDetailScreen clientId='11' offeringId='8003' />,
    )
    expect(await screen.findByText('うち欠勤・取消 1名')).toBeVisible()
    expect(await screen.findByRole('link', { name: /^マッチング済み ?1$/ })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^キャンセル・欠勤 ?1$/ })).toBeVisible()
  })
  test('見出しは矢印キーで移れ、Enterで開く', async () => {
    await open()
    const first = await screen.findByRole('link', { name: /^マッチング済み/ })
    first.focus()
    await userEvent.keyboard('{End}{Enter}')
    expect(await screen.findByText(/お客様のご案内、配膳/)).toBeVisible()
    expect(router.asPath).toBe(`${DETAIL}?tab=terms`)
  })
})

describe('権限と失敗', () => {
  test('限定公開なら、だれに見え、いつ一般公開に切り替わるかを文で言い、直す道がある', async () => {
    await writeRows((db) =>
      db
        .update(table)
        .set({ scope: 'worked', autoPublicAt: '2026-11-27T08:00:00Z' })
        .where(eq(table.id, 8001)),
    )
    await open()
    expect(
      await screen.findByText(
        'この店舗で働いたことのある人だけに表示されます。 11月27日(金) 17:00に空きがあれば、自動で一般公開に切り替わります。',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: '編集する' })).toHaveAttribute(
      'href',
      '/clients/11/offers/5011/offerings/8001/edit',
    )
  })
  test('切り替わる時刻に満枠だった限定公開は、空きが出たら切り替わると言う', async () => {
    await writeRows(async (db) => {
      await addMatch(db, 8001, 901)
      await db
        .update(table)
        .set({
          scope: 'worked',
          autoPublicAt: '2026-11-19T08:00:00Z',
          peopleWanted: 1,
          peopleMatched: 1,
        })
        .where(eq(table.id, 8001))
    })
    await open()
    expect(
      await screen.findByText(
        'この店舗で働いたことのある人だけに表示されます。 空きが出ると、自動で一般公開に切り替わります。',
      ),
    ).toBeVisible()
  })
  test.each(['viewer', 'clientStaff'] as const)(
    '%s は見られるが、募集への道はない',
    async (who) => {
      await open(who)
      await screen.findByText('まだ申し込みがありません')
      expect(screen.queryByRole('link', { name: /募集する/ })).toBeNull()
    },
  )
  test('ほかの店舗の求人と、ない求人は、同じように見つからない', async () => {
    await writeRows((db) => addOffering(db, { id: 8021, clientId: 21, offerId: 5021 }))
    for (const offeringId of ['8021', '999999']) {
      await showScreen(
        'manager',
        `/clients/11/offerings/${offeringId}`,
        <OfferingDetailScreen clientId='11' offeringId={offeringId} />,
      )
      expect(await screen.findByText('この求人は見つかりません')).toBeVisible()
      expect(screen.getByRole('link', { name: '求人の一覧へ戻る' })).toHaveAttribute(
        'href',
        '/clients/11/offerings',
      )
    }
  })
  test('読み込めないときは、もう一度読める', async () => {
    overrideAnswer(offerings.one, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('ただいま混み合っています。')
    mockServer.resetHandlers()
    await userEvent.click(screen.getByRole('button', { name: '再試行' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'ディナーのホールスタッフ' }),
    ).toBeVisible()
  })
  test('人の一覧だけが読めないときも、勤務の内容は見える', async () => {
    overrideAnswer(offerings.users, {
      status: 503,
      code: 'unavailable',
      messages: ['ただいま混み合っています。'],
    })
    await open()
    expect(await screen.findByText('ワーカーを読み込めませんでした')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
