import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { and, eq } from 'drizzle-orm'
import router from 'next-router-mock'
import { clientReviews as contract, reviews as reviewsContract } from '@/contracts/reviews'
import { ClientReviewsScreen } from '@/features/reviews/ClientReviewsScreen'
import { OfferingReviewsScreen } from '@/features/reviews/OfferingReviewsScreen'
import { ReviewsScreen } from '@/features/reviews/ReviewsScreen'
import { clientReviews, groups, matchings, reviews, userBlocks } from '@/server/db/schema'
import { overrideAnswer, loseAnswers, mockServer } from '@mocks/referenceServer'
import {
  refocusWindow,
  requestsTo,
  setUpStore,
  showAgain,
  showScreen,
  takeMessages,
  tearDownStore,
} from '@tests/features/storeKit'
import type { Who } from '@tests/kit/app'
import { axeViolations } from '@tests/kit/renderScreen'
import { addMatch, addOffering, addWorker, asSystem, writeRows } from '@tests/kit/serverKit'
import { pressButton } from '@tests/kit/userActions'

const SHIFT = 8001
const OTHER = 8002
const DAY = '2026-11-19'
const worked = {
  status: 'worked',
  checkedInAt: `${DAY}T07:58:00.000Z`,
  checkedOutAt: `${DAY}T13:31:00.000Z`,
  paymentStatus: 'confirmed',
} as const
const people = [
  [901, '高橋 美咲'],
  [902, 'グエン ティ リン'],
  [903, '山田 太郎'],
] as const
const PAGE = `/clients/11/offerings/${SHIFT}/reviews/users`

beforeEach(async () => {
  await setUpStore()
  await writeRows(async (db) => {
    for (const [id, name] of people)
      await addWorker(db, { id, name }, { workedCount: id === 903 ? 1 : 5 })
    await addOffering(db, { id: SHIFT, day: DAY })
    for (const [id] of people)
      await addMatch(db, SHIFT, id, {
        ...worked,
        ...(id === 903 ? { checkedInAt: `${DAY}T08:12:00.000Z` } : {}),
      })
    await db.insert(groups).values({
      id: 7001,
      companyId: 1,
      clientId: 11,
      name: '常連ホール',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    })
  })
})
afterEach(tearDownStore)
const refused = { status: 500, code: 'broken', messages: ['サーバーで問題が起きました。'] }
const open = (who: Who = 'manager') =>
  showScreen(who, PAGE, <OfferingReviewsScreen clientId='11' offeringId={String(SHIFT)} />)
const row = async (name: string) =>
  within(await screen.findByRole('listitem', { name: `${name}さん` }))
const choose = async (name: string, kind: 'Good' | 'Bad') =>
  userEvent.click((await row(name)).getByRole('radio', { name: kind }))

describe('ワーカーの評価', () => {
  test('はじめはだれも選ばれておらず、遅刻・回数・期限が分かる。まとめてGoodにして送れる', async () => {
    await open()
    expect((await row('山田 太郎')).getByText('17:12〜22:31 遅刻12分')).toBeVisible()
    expect((await row('山田 太郎')).getByText('はじめて')).toBeVisible()
    expect(screen.getByText('あと13日')).toBeVisible()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(6)
    expect(screen.getByRole('button', { name: '評価を送る' })).toBeDisabled()
    expect(await axeViolations()).toEqual([])
    await pressButton('未選択の3名をGoodにする')
    expect(document.activeElement?.tagName).toMatch(/^H[123]$/)
    expect(screen.getAllByRole('radio', { name: 'Good', checked: true })).toHaveLength(3)
    await pressButton('3名の評価を送る')
    expect(await screen.findByRole('dialog', { name: '3名の評価を送りますか' })).toHaveTextContent(
      'Good 3名',
    )
    await pressButton('3名の評価を送る')
    expect(await screen.findByText('3名の評価を送りました')).toBeVisible()
    expect(await screen.findByText('この勤務の評価は終わりました')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /ディナーのホールスタッフ/ })).toHaveFocus(),
    )
    expect(
      await asSystem((db) =>
        db.$count(reviews, and(eq(reviews.clientId, 11), eq(reviews.kind, 'good'))),
      ),
    ).toBe(3)
  })
  test('Badは理由を選ぶまで送れず、選ばなかった人は残る', async () => {
    // jsdom has no scrollIntoView.
    const scrolledTo: unknown[] = []
    Element.prototype.scrollIntoView = function scrollIntoView(options) {
      scrolledTo.push([this, options])
    }
    await open()
    await choose('山田 太郎', 'Bad')
    await choose('高橋 美咲', 'Good')
    await pressButton('2名の評価を送る')
    expect(await screen.findByText('Badの理由を1つ以上選んでください。')).toBeVisible()
    expect(scrolledTo).toEqual([[screen.getByRole('alert'), { block: 'center' }]])
    await userEvent.click(await screen.findByRole('checkbox', { name: '遅刻した' }))
    await userEvent.type(
      screen.getByRole('textbox', { name: /本人へのコメント/ }),
      '09012345678 まで',
    )
    expect(await screen.findByText(/連絡先が含まれているようです/)).toBeVisible()
    await pressButton('2名の評価を送る')
    expect(await screen.findByRole('dialog', { name: '2名の評価を送りますか' })).toHaveTextContent(
      '山田 太郎さん: Bad (遅刻した)',
    )
    await pressButton('2名の評価を送る')
    expect(await screen.findByText('残りは1名です。')).toBeVisible()
    expect(await screen.findByRole('listitem', { name: 'グエン ティ リンさん' })).toBeVisible()
  })
  test('一部だけ送れなかったときは、送れた人がたたまれ、残りは理由と選んだ内容を保つ', async () => {
    await open()
    await pressButton('未選択の3名をGoodにする')
    await writeRows((db) =>
      db
        .update(matchings)
        .set({ status: 'absence' })
        .where(and(eq(matchings.offeringId, SHIFT), eq(matchings.userId, 902))),
    )
    await pressButton('3名の評価を送る')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '3名の評価を送る' }),
    )
    expect(await screen.findByText('2名の評価を送りました')).toBeVisible()
    const left = await row('グエン ティ リン')
    expect(left.getByRole('alert')).toHaveTextContent('勤務を終えていないため、評価できません。')
    expect(left.getByRole('radio', { name: 'Good' })).toBeChecked()
  })
  test('送信の答えが失われたら、読み直しても選んだままで、もう一度送ると終わったと分かる', async () => {
    await open()
    await pressButton('未選択の3名をGoodにする')
    await pressButton('3名の評価を送る')
    loseAnswers(reviewsContract.create)
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '3名の評価を送る' }),
    )
    await waitFor(() =>
      expect(takeMessages()).toEqual([
        '送信できたか確認できません。もう一度押しても二重になりません。',
      ]),
    )
    await refocusWindow()
    expect((await row('山田 太郎')).getByRole('radio', { name: 'Good' })).toBeChecked()
    mockServer.resetHandlers()
    await pressButton('3名の評価を送る')
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '3名の評価を送る' }),
    )
    expect(await screen.findByText('3名の評価を送りました')).toBeVisible()
    expect(await asSystem((db) => db.select().from(reviews))).toHaveLength(3)
  })
  test('グループ・認定・ブロックは、評価と一緒に送られる', async () => {
    await open()
    await choose('高橋 美咲', 'Good')
    await pressButton('高橋 美咲さんのグループ・認定・ブロック')
    await userEvent.click(await screen.findByRole('checkbox', { name: /常連ホール/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /認定ワーカーにする/ }))
    await pressButton('決定する')
    await choose('山田 太郎', 'Bad')
    await userEvent.click(await screen.findByRole('checkbox', { name: '態度・接し方' }))
    await pressButton('山田 太郎さんのグループ・認定・ブロック')
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /このワーカーをブロックする/ }),
    )
    await pressButton('決定する')
    await pressButton('2名の評価を送る')
    expect(await screen.findByRole('dialog', { name: '2名の評価を送りますか' })).toHaveTextContent(
      '山田 太郎さんをブロックします。',
    )
    await pressButton('2名の評価を送る')
    await screen.findByText('2名の評価を送りました')
    expect(await asSystem((db) => db.$count(userBlocks, eq(userBlocks.userId, 903)))).toBe(1)
    const { reviews: sent } = JSON.parse(requestsTo(/^POST .*reviews$/)[0]?.body ?? '{}') as {
      reviews: { addGroupIds: number[]; trusted: boolean | null }[]
    }
    expect(sent[0]).toMatchObject({ addGroupIds: [7001], trusted: true })
  })
  test('ページの題は、一覧とちがい、どの勤務の評価かを言う', async () => {
    await open()
    await waitFor(() =>
      expect(document.title).toMatch(/^ディナーのホールスタッフ \d+月\d+日\(.\)の評価 \|/),
    )
  })
  test('途中で離れても、下書きから続けられる', async () => {
    await open()
    await choose('高橋 美咲', 'Good')
    await screen.findByText(/下書きを保存/)
    await open()
    await pressButton('下書きを復元')
    expect((await row('高橋 美咲')).getByRole('radio', { name: 'Good' })).toBeChecked()
  })
  test('閲覧のみの人は待っている人だけを見る。読み込めないときは、もう一度試せる', async () => {
    overrideAnswer(reviewsContract.unreviewedUsers, refused)
    await open('viewer')
    expect(await screen.findByText('評価するワーカーを読み込めませんでした')).toBeVisible()
    mockServer.resetHandlers()
    await pressButton('再試行')
    expect(await screen.findByRole('listitem', { name: '高橋 美咲さん' })).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('評価を待っている勤務', () => {
  test('期限の早い勤務が開いており、ほかの勤務に移れる', async () => {
    await writeRows(async (db) => {
      await addOffering(db, { id: OTHER, day: '2026-11-17', title: 'ランチのホールスタッフ' })
      await addMatch(db, OTHER, 901, worked)
    })
    await showScreen('viewer', '/clients/11/reviews/users', <ReviewsScreen clientId='11' />)
    expect(await screen.findByRole('region', { name: /ランチのホールスタッフ/ })).toBeVisible()
    expect(screen.getByText('評価を送れるのは、店舗の担当者です。', { exact: false })).toBeVisible()
    const dinner = screen.getByRole('link', { name: /11月19日.*3名/ })
    expect(dinner).toHaveAttribute('href', `/clients/11/reviews/users?offeringId=${SHIFT}`)
    showAgain(`/clients/11/reviews/users?offeringId=${SHIFT}`, <ReviewsScreen clientId='11' />)
    expect(await screen.findByRole('region', { name: /ディナーのホールスタッフ/ })).toBeVisible()
  })
  test('待っている人がいないときは、そう言う', async () => {
    await writeRows((db) => db.update(matchings).set({ reviewedAt: `${DAY}T15:00:00Z` }))
    await showScreen('manager', '/clients/11/reviews/users', <ReviewsScreen clientId='11' />)
    expect(await screen.findByText('評価を待っているワーカーはいません')).toBeVisible()
  })
})

describe('店舗の評価', () => {
  const open = (who: Who = 'manager') =>
    showScreen(who, '/clients/11/reviews/client', <ClientReviewsScreen clientId='11' />)
  const say = (userId: number, overrides: Partial<typeof clientReviews.$inferInsert>) =>
    writeRows(async (db) => {
      const [one] = await db
        .select()
        .from(matchings)
        .where(and(eq(matchings.userId, userId), eq(matchings.offeringId, SHIFT)))
      await db.insert(clientReviews).values({
        clientId: 11,
        matchingId: one?.id ?? 0,
        kind: 'good',
        onTime: true,
        asDescribed: true,
        wantAgain: true,
        createdAt: `${DAY}T15:00:00.000Z`,
        ...overrides,
      })
    })
  beforeEach(async () => {
    await say(901, { comment: '働きやすかったです。' })
    await say(902, {
      kind: 'bad',
      onTime: false,
      comment: '終了が10分ほど遅れました。',
      createdAt: '2026-11-20T00:00:00.000Z',
    })
  })
  test('Good率・3つの項目・推移の図と表・声が並び、書いた人の名前は出ない', async () => {
    await open()
    const summary = within(await screen.findByRole('region', { name: '店舗の評価のまとめ' }))
    expect(summary.getByText('評価2件(Good 1・Bad 1)')).toBeVisible()
    expect(
      summary.getByRole('img', { name: 'Good率は、2026年11月が50%、2026年11月が50%です。' }),
    ).toBeVisible()
    expect(
      summary.getByRole('row', { name: '2026年11月 50% 2件', hidden: true }),
    ).toBeInTheDocument()
    expect(await screen.findByText('終了が10分ほど遅れました。')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/高橋|グエン/)
    expect(await axeViolations()).toEqual([])
  })
  test('Badだけに絞り込み、条件に合わないときは解除できる', async () => {
    await open()
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Badのみ/ }))
    await waitFor(() => expect(screen.queryByText('働きやすかったです。')).toBeNull())
    expect(router.query['kind']).toBe('bad')
    await writeRows((db) => db.update(clientReviews).set({ kind: 'good' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /^コメントあり/ }))
    expect(await screen.findByText('条件に合う評価はありません')).toBeVisible()
  })
  test('返信と報告のボタンは、どの評価のことかを名前に持つ', async () => {
    await open()
    await screen.findByText('終了が10分ほど遅れました。')
    const labels = screen
      .getAllByRole('button', { name: /(返信する|運営に報告する)$/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(labels.length).toBeGreaterThan(2)
    expect(labels.filter((label) => !/の勤務.*の評価[にを]/.test(label))).toEqual([])
  })
  test('返信を送り、運営に報告する', async () => {
    await open()
    const bad = () => within(screen.getAllByRole('article')[0] ?? document.body)
    await screen.findByText('終了が10分ほど遅れました。')
    await userEvent.click(bad().getByRole('button', { name: /返信する$/ }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: /返信/ }),
      '終了の時刻を守ります。',
    )
    await pressButton('返信を送る')
    expect(await screen.findByText('終了の時刻を守ります。')).toBeVisible()
    await userEvent.click(bad().getByRole('button', { name: /運営に報告する$/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'この評価を運営に報告する' }))
    await userEvent.click(sheet.getByRole('radio', { name: '事実と違う内容' }))
    await userEvent.click(sheet.getByRole('button', { name: '運営に報告する' }))
    expect(await screen.findByText('報告済み')).toBeVisible()
  })
  test('返信を始めると欄に、やめると元のボタンに、送ると評価にフォーカスが移る', async () => {
    await open()
    await screen.findByText('終了が10分ほど遅れました。')
    const card = screen.getAllByRole('article')[0] ?? document.body
    const replyButton = () => within(card).getByRole('button', { name: /返信する$/ })
    await userEvent.click(replyButton())
    await waitFor(() => expect(within(card).getByRole('textbox', { name: /返信/ })).toHaveFocus())
    await pressButton('やめる')
    expect(replyButton()).toHaveFocus()
    await userEvent.click(replyButton())
    await userEvent.type(
      await within(card).findByRole('textbox', { name: /返信/ }),
      '終了の時刻を守ります。',
    )
    await pressButton('返信を送る')
    expect(await screen.findByText('終了の時刻を守ります。')).toBeVisible()
    expect(card).toHaveFocus()
  })
  test('読み込めないときは、そう言う。閲覧のみの人は返信できない', async () => {
    overrideAnswer(contract.list, refused)
    await open('viewer')
    expect(await screen.findByText('ワーカーの声を読み込めませんでした')).toBeVisible()
    expect(screen.queryByRole('button', { name: /返信する$/ })).toBeNull()
  })
})
