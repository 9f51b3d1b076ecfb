import type { NotificationCounts } from '@/contracts/accounts/schemas'
import type { NextBillings, Statements, StatementLines } from '@/contracts/billing/schemas'
import type { MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import type { ChatRooms } from '@/contracts/chat/schemas'
import type { Paged } from '@/contracts/common/schemas'
import type { MonthCost, TodayBoard, Todos } from '@/contracts/dashboard/schemas'
import type { FactCheckStatus } from '@/contracts/factChecks/enums'
import type { FactCheckTasks } from '@/contracts/factChecks/schemas'
import type { GroupDetail, GroupList } from '@/contracts/groups/schemas'
import type { Invitation } from '@/contracts/invitations/schemas'
import type { LongTermCandidates, LongTermJobs } from '@/contracts/longTermJobs/schemas'
import type { OfferingUsers } from '@/contracts/matchings/schemas'
import type { SalaryRows } from '@/contracts/myNumber/schemas'
import type {
  Offering,
  OfferingCalendar,
  OfferingDetail,
  UnreviewedOfferings,
} from '@/contracts/offerings/schemas'
import type { OfferSummary } from '@/contracts/offers/schemas'
import type { ClientEvaluation, BrokenPromises } from '@/contracts/reviews/schemas'
import type { Roster } from '@/contracts/rosters/schemas'
import type { SavedViewList } from '@/contracts/savedViews/enums'
import type { SavedViewCounts } from '@/contracts/savedViews/schemas'
import type { GraduateList, UserList } from '@/contracts/workers/schemas'
import { listed, row, type Pair, type Place } from './walk'

/** Sums a figure over all items. */
export const sum = <T>(items: readonly T[], figureOf: (item: T) => number) =>
  items.reduce((total, item) => total + figureOf(item), 0)
const all = <T>(pages: { items: T[] }[]) => pages.flatMap(({ items }) => items)

/** Two days of work, today and four days ahead. */
const calendar = ':client/offerings/calendar?fromOn=2026-11-18&toOn=2026-11-24'
const menu = '/accounts/me/notification_counts'
const ofStore = ({ byClient }: NotificationCounts, { clientId }: Place) => {
  const counts = byClient.find((one) => one.clientId === clientId)
  if (!counts) throw new Error(`no counts of store ${clientId}`)
  return counts
}
type Kind = keyof Omit<NotificationCounts['byClient'][number], 'clientId'>
/** A number of the menu, which the store picker repeats, and its list. */
const inMenu = (name: string, kind: Kind, list: string) =>
  row<NotificationCounts>(`メニュー: ${name}`, menu, (counts, place) => [
    [ofStore(counts, place)[kind], list],
  ])

/**
 * The count of each saved view and the list that it opens. How the page shows its rows is no condition of the list, so
 * it is left out.
 */
const inViews = (list: SavedViewList, path: string) =>
  row<SavedViewCounts>(
    `保存した条件: ${list}`,
    `:client/saved_view_counts?list=${list}`,
    ({ items }) =>
      items.map(({ count, query }) => [count, `${path}${query.replace('&view=list', '')}`]),
  )

/** What a store has yet to hand in. */
const isFactCheckToDo = new Set<FactCheckStatus>(['open', 'returned', 'expired'])
/** The checks among these that wait for the store. */
export const openFactChecksIn = (pages: FactCheckTasks[]) =>
  all(pages).filter(({ status }) => isFactCheckToDo.has(status)).length
type TodoItem = Todos['items'][number]
/** A task on the home page and the list that its link opens. A store without the task has nothing to compare. */
const inTodos = (name: string, kind: TodoItem['kind'], opens: (todo: TodoItem) => Pair) =>
  row<Todos>(`やること: ${name}`, ':client/todos', ({ items }) =>
    items.filter((todo) => todo.kind === kind).map(opens),
  )

/** Counts workers who are missing in a running shift. After its end the store has to say whether they came. */
export const lateIn = (board: TodayBoard | undefined) =>
  (board?.offerings ?? [])
    .filter(({ status }) => status === 'working')
    .flatMap(({ users }) => users)
    .filter(({ presence }) => presence === 'late').length
const lateOf = (pages: OfferingUsers[]) =>
  all(pages).filter(({ presence }) => presence === 'late').length
/** The offerings of all pages that workers can see or have seen. */
export const published = (pages: Paged<Offering>[]) =>
  all(pages).filter(({ status }) => status !== 'unpublished')

/** The counts that the pages of a store show, each with the list that it opens. */
export const storeCounts = [
  inViews('offerings', ':client/offerings'),
  inViews('users', 'v2:client/users'),
  inViews('corrections', ':client/attendances/fix_payment_requests'),
  inViews('clientReviews', ':client/client_reviews'),
  inViews('chatRooms', ':client/chat_rooms'),
  inMenu('メッセージの未読', 'unreadChatRooms', ':client/chat_rooms?unread_only=1'),
  inMenu('協議中', 'rejectNegotiations', ':client/chat_rooms?state=in_negotiation'),
  inMenu('修正依頼', 'fixPaymentRequests', ':client/attendances/fix_payment_requests'),
  inMenu('要修正のひな形', 'violatedOffers', ':client/violated_offers'),
  inMenu(
    'マイナンバー',
    'mynumberRequestable',
    ':client/mynumber_provision_users?list_type=mynumber_requestable',
  ),
  row<NotificationCounts>('メニュー: 評価', menu, (counts, place) => [
    listed<UnreviewedOfferings>(
      ofStore(counts, place).unreviewedUsers,
      ':client/offerings/unreviewed',
      (pages) => sum(all(pages), ({ unreviewedCount }) => unreviewedCount),
    ),
    listed<UnreviewedOfferings>(
      ofStore(counts, place).unreviewedUsers,
      ':client/offerings/unreviewed',
      ([page]) => page?.usersCount ?? 0,
    ),
  ]),
  row<NotificationCounts>('メニュー: 評価を、求人の一覧の評価待ちから', menu, (counts, place) => [
    listed<Paged<Offering>>(
      ofStore(counts, place).unreviewedUsers,
      ':client/offerings?unreviewed=1',
      (pages) => sum(all(pages), ({ unreviewedCount }) => unreviewedCount),
    ),
  ]),
  row<NotificationCounts>('ほか: 複数日の募集の結果', menu, (counts, place) => [
    listed<Paged<MultidatePosting>>(
      ofStore(counts, place).multidateUnchecked,
      ':client/offering/multidate_posting_operations?unchecked=1',
      (pages) => all(pages).filter(({ pendingCount }) => pendingCount === 0).length,
    ),
  ]),
  row<NotificationCounts>('メニュー: 到着していない人', menu, (counts, place) => [
    listed<TodayBoard>(ofStore(counts, place).notArrived, ':client/today_board', ([board]) =>
      lateIn(board),
    ),
  ]),
  row<NotificationCounts>('お知らせの未読', menu, ({ unreadNotices }) => [
    [unreadNotices, '/notices?unread_only=1'],
  ]),

  inTodos('到着していない人', 'notArrived', ({ count, offeringId }) =>
    offeringId === null
      ? listed<TodayBoard>(count, ':client/today_board', ([board]) => lateIn(board))
      : listed<OfferingUsers>(count, `:client/offerings/${offeringId}/users?state=live`, lateOf),
  ),
  inTodos('修正依頼', 'fixPaymentRequests', ({ count }) => [
    count,
    ':client/attendances/fix_payment_requests',
  ]),
  inTodos('ワーカーの評価', 'unreviewed', ({ count }) =>
    listed<UnreviewedOfferings>(count, ':client/offerings/unreviewed', (pages) =>
      sum(all(pages), ({ unreviewedCount }) => unreviewedCount),
    ),
  ),
  inTodos('未読メッセージ', 'unreadMessages', ({ count }) => [
    count,
    ':client/chat_rooms?unread_only=1',
  ]),
  inTodos('協議中', 'negotiations', ({ count }) => [
    count,
    ':client/chat_rooms?state=in_negotiation',
  ]),
  inTodos('要修正のひな形', 'violatedOffers', ({ count }) =>
    listed<Paged<OfferSummary>>(
      count,
      ':client/offers',
      (pages) => all(pages).filter(({ status }) => status === 'violated').length,
    ),
  ),
  row<Todos>('やること: 事業実態確認', ':client/todos', ({ items }, { clientId }) =>
    items
      .filter(({ kind }) => kind === 'factChecks')
      .map(({ count }) =>
        listed<FactCheckTasks>(
          count,
          `/instant_business_fact_check/task?clientId=${clientId}`,
          openFactChecksIn,
        ),
      ),
  ),
  inTodos('公開できなかった日', 'multidateFailed', ({ count, operationId }) =>
    listed<Paged<MultidatePosting>>(
      count,
      `:client/offering/multidate_posting_operations?operationId=${operationId}`,
      (pages) => sum(all(pages), ({ failedCount }) => failedCount),
    ),
  ),
  inTodos('複数日の募集の結果', 'multidateUnchecked', ({ count }) =>
    listed<Paged<MultidatePosting>>(
      count,
      ':client/offering/multidate_posting_operations?unchecked=1',
      (pages) =>
        all(pages).filter(({ failedCount, pendingCount }) => failedCount + pendingCount === 0)
          .length,
    ),
  ),
  inTodos('マイナンバー', 'mynumberRequestable', ({ count }) => [
    count,
    ':client/mynumber_provision_users?list_type=mynumber_requestable',
  ]),
  row<TodayBoard>('ホーム: 本日来る人', ':client/today_board', ({ peopleCount }) => [
    listed<TodayBoard>(
      peopleCount,
      ':client/today_board',
      ([board]) =>
        (board?.offerings ?? [])
          .flatMap(({ users }) => users)
          .filter(({ presence }) => presence !== 'absent' && presence !== 'cancel_review').length,
    ),
  ]),
  row<TodayBoard>('ホーム: 勤務の人数', ':client/today_board', ({ offerings }) =>
    offerings.map(({ id, peopleMatched, endedSeatCount }) => [
      peopleMatched - endedSeatCount,
      `:client/offerings/${id}/users?state=live`,
    ]),
  ),
  row<MonthCost>('ホーム: 今月の利用額', ':client/month_cost', ({ month, totalYen }) => [
    listed<NextBillings>(
      totalYen,
      ':client/statements/next_billing',
      ([months]) => months?.find((billing) => billing.month === month)?.expected.totalYen ?? 0,
    ),
  ]),
  row<OfferingCalendar>('カレンダーの日と7日間の募集', calendar, ({ days }) =>
    days.flatMap((day) => {
      const list = `:client/offerings?fromOn=${day.on}&toOn=${day.on}`
      const pairOf = (count: number, rows: (pages: Paged<Offering>[]) => number) =>
        listed<Paged<Offering>>(count, list, rows)
      return [
        pairOf(day.offeringsCount, (pages) => all(pages).length),
        pairOf(day.unpublishedCount, (pages) => all(pages).length - published(pages).length),
        pairOf(day.peopleWanted, (pages) => sum(published(pages), (one) => one.peopleWanted)),
        pairOf(day.peopleMatched, (pages) => sum(published(pages), (one) => one.peopleMatched)),
        pairOf(day.endedSeatCount, (pages) => sum(published(pages), (one) => one.endedSeatCount)),
        pairOf(day.unreviewedCount, (pages) => sum(all(pages), (one) => one.unreviewedCount)),
        pairOf(
          day.workingCount,
          (pages) => all(pages).filter(({ status }) => status === 'working').length,
        ),
        pairOf(day.hasUnread ? 1 : 0, (pages) =>
          all(pages).some(({ unreadCount }) => unreadCount > 0) ? 1 : 0,
        ),
      ]
    }),
  ),
  row<Paged<Offering>>('求人の一覧: 人数', ':client/offerings', ({ items }) =>
    items.flatMap(({ id, peopleMatched, endedSeatCount }): Pair[] => [
      [peopleMatched - endedSeatCount, `:client/offerings/${id}/users?state=live`],
    ]),
  ),
  row<Paged<Offering>>('求人の一覧: 評価待ち', ':client/offerings?unreviewed=1', ({ items }) =>
    items.map(({ id, unreviewedCount }) => [
      unreviewedCount,
      `:client/offerings/${id}/users/unreviewed`,
    ]),
  ),
  row<Paged<Offering>>(
    '求人: 一覧と詳細',
    ':client/offerings?fromOn=2026-11-20&toOn=2026-11-20',
    ({ items }) =>
      items.flatMap((offering) =>
        (
          [
            'peopleMatched',
            'endedSeatCount',
            'unreviewedCount',
            'pendingFixCount',
            'unreadCount',
          ] as const
        ).map((field) =>
          listed<OfferingDetail>(
            offering[field],
            `:client/offerings/${offering.id}`,
            ([detail]) => detail?.[field] ?? 0,
          ),
        ),
      ),
  ),
  row<ChatRooms>(
    'メッセージの一覧: 未読',
    ':client/chat_rooms',
    ({ unreadRooms, negotiatingRooms }) => [
      [unreadRooms, ':client/chat_rooms?unread_only=1'],
      [negotiatingRooms, ':client/chat_rooms?state=in_negotiation'],
    ],
  ),
  row<Paged<OfferSummary>>('ひな形: 求人の数', ':client/offers', ({ items }) =>
    items.map(({ id, offeringCount }) => [offeringCount, `:client/offerings?offerId=${id}`]),
  ),
  row<UserList>('ワーカーのタブ', 'v2:client/users', ({ counts }) =>
    Object.entries(counts).map(([type, count]) => [count, `v2:client/users?list_type=${type}`]),
  ),
  row<UserList>('ワーカーの卒業', 'v2:client/users', ({ counts }) => [
    [counts.graduate, ':client/graduates'],
  ]),
  row<GraduateList>('卒業ワーカー: 見える人', ':client/graduates', ({ visibleCount }) => [
    listed<GraduateList>(
      visibleCount,
      ':client/graduates',
      (pages) => all(pages).filter(({ isBlocked }) => !isBlocked).length,
    ),
  ]),
  row<GroupList>('グループの人数', ':client/groups', ({ items }) =>
    items.flatMap(({ id, owner, usersCount, inUseCount }) => {
      const group = `:client/groups/${id}`
      const ofGroup = (count: number, rows: (group: GroupDetail | undefined) => number) =>
        listed<GroupDetail>(count, group, ([detail]) => rows(detail))
      return [
        ofGroup(usersCount, (detail) => detail?.usersCount ?? 0),
        ofGroup(inUseCount, (detail) => detail?.inUseBy.length ?? 0),
        // A group of the company has members whom this store does not know. The page says how many.
        ...(owner === 'client' ? [[usersCount, `v2:client/users?groupId=${id}`] as const] : []),
      ]
    }),
  ),
  row<LongTermJobs>('長期採用: 求人ごとの希望者', ':client/long_term_jobs/offerings', ({ items }) =>
    items.flatMap(({ offeringId, applicationCount, preferenceCount }): Pair[] => [
      [applicationCount, `:client/long_term_jobs/offerings/users?offering_id=${offeringId}`],
      [preferenceCount, `:client/long_term_jobs/users?offering_id=${offeringId}`],
    ]),
  ),
  row<LongTermCandidates>(
    '長期採用: 応募',
    ':client/long_term_jobs/offerings/users',
    ({ counts }) =>
      Object.entries(counts).map(([selection, count]) => [
        count,
        `:client/long_term_jobs/offerings/users?selection=${selection}`,
      ]),
  ),
  row<LongTermCandidates>(
    '長期採用: 働いてみたい人',
    ':client/long_term_jobs/users',
    ({ counts }) =>
      Object.entries(counts).map(([selection, count]) => [
        count,
        `:client/long_term_jobs/users?selection=${selection}`,
      ]),
  ),
  row<ClientEvaluation>('評価: 店舗の評価', ':client/client_reviews/evaluation', (evaluation) => [
    [evaluation.reviewCount, ':client/client_reviews'],
    [evaluation.badCount, ':client/client_reviews?kind=bad'],
    [evaluation.reviewCount - evaluation.badCount, ':client/client_reviews?kind=good'],
    [evaluation.commentCount, ':client/client_reviews?hasComment=1'],
    ...evaluation.offers.map(({ offerId, count }): Pair => [
      count,
      `:client/client_reviews?offerId=${offerId}`,
    ]),
  ]),
  row<BrokenPromises>('評価: 募集とちがうところ', ':client/client_reviews/promises', ({ items }) =>
    items.flatMap(({ offerId, kind, count, total }): Pair[] =>
      kind === 'onTime' || kind === 'asDescribed'
        ? [
            [total, `:client/client_reviews?offerId=${offerId}&period=90d`],
            [count, `:client/client_reviews?offerId=${offerId}&period=90d&answeredNo=${kind}`],
          ]
        : [],
    ),
  ),
  row<Roster>('出勤者名簿', ':client/attending_worker_lists', ({ peopleCount }) => [
    listed<Roster>(peopleCount, ':client/attending_worker_lists', ([roster]) =>
      sum(roster?.offerings ?? [], ({ rows }) => rows.length),
    ),
    listed<TodayBoard>(peopleCount, ':client/today_board', ([board]) => board?.peopleCount ?? 0),
  ]),
  row<SalaryRows>('報酬上限のタブ', ':client/mynumber_provision_users', ({ counts }) =>
    Object.entries(counts).map(([type, count]) => [
      count,
      `:client/mynumber_provision_users?list_type=${type}`,
    ]),
  ),
  row<Invitation>('認定ワーカー招待: 参加した人', ':client/invitation', ({ current, accepted }) => [
    listed<Invitation>(
      current?.acceptedCount ?? 0,
      ':client/invitation',
      (pages) =>
        pages.flatMap((page) => page.accepted.items).filter(({ earlier }) => !earlier).length,
    ),
    listed<Invitation>(
      accepted.totalCount,
      ':client/invitation',
      (pages) => pages.flatMap((page) => page.accepted.items).length,
    ),
  ]),
  row<Statements>('利用明細: 勤務の件数', ':client/statements', ({ items }) =>
    items.slice(0, 1).flatMap(({ month, workCount, wagesYen }) => [
      listed<StatementLines>(
        workCount,
        `:client/statements/details?month=${month}`,
        // Leave allowances are separate lines without a worked shift.
        (pages) => all(pages).filter(({ workMin }) => workMin > 0).length,
      ),
      listed<StatementLines>(wagesYen, `:client/statements/details?month=${month}`, (pages) =>
        sum(all(pages), (line) => line.wagesYen),
      ),
    ]),
  ),
]
