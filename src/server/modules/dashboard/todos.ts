import type { Todos } from '@/contracts/dashboard/schemas'
import { freeCancelEndOf } from '@/domain/matchings/matching'
import { addDays, dayOf, formatDay, formatTime, type Instant } from '@/lib/date'
import type { ClientScope } from '@/server/auth/tenantScope'
import { together } from '@/server/db/together'
import { leaveTenant, type Tx } from '@/server/db/transaction'
import { askableAt } from '@/server/modules/myNumber/service'
import {
  matchesByCheck,
  upcomingMatches,
} from '@/server/modules/storeCancellations/records/matchChecks'
import { todoRows, type TodoRows } from './todoRows'

type Todo = Todos['items'][number]

/**
 * Reads the rows of the to-dos that row-level security shows to the store. A caller that reads more of the store does
 * so before `todosOf`, which leaves the scope.
 */
export async function readWaiting(db: Tx, scope: ClientScope, now: Date) {
  const [rows, matches] = await together([
    todoRows(db, scope, now),
    // Only for accounts that may open the list.
    scope.may('private.read') ? upcomingMatches(db, scope, now) : [],
  ])
  return { rows, matches }
}

/** Returns the to-dos of the store, the most urgent first. The transaction leaves its scope, so call it last. */
export async function todosOf(
  db: Tx,
  scope: ClientScope,
  { rows, matches }: Awaited<ReturnType<typeof readWaiting>>,
  now: Date,
): Promise<Todo[]> {
  const [, matchProblems, requestable] = await together([
    // Leaves the scope first, because the queries after it also read rows of other stores.
    leaveTenant(db).execute(),
    matchProblemsTodo(db, matches, now),
    mynumberRequestable(db, scope, now),
  ])
  return [
    notArrived(rows),
    matchProblems,
    fixPaymentRequestsDue(rows, now),
    unfilledSoon(rows, now),
    roomTodo('negotiations', rows.negotiations),
    unreviewed(rows, now),
    roomTodo('unreadMessages', rows.unreadMessages),
    longTermUnselected(rows),
    factChecksDue(rows, now),
    violatedOffers(rows),
    multidateFailed(rows),
    multidateUnchecked(rows),
    requestable,
  ].filter((todo) => todo !== null)
}

/** Returns the text for the others beside the one that a note names: ' ほか2名' for three people, '' for one. */
const othersText = (count: number, unit: '名' | '件') =>
  count > 1 ? ` ほか${count - 1}${unit}` : ''

/** '本日 18:00', '明日 11:00', '11月25日(水) 11:00' */
function dayAndTime(instant: Instant, now: Date) {
  const day = dayOf(instant)
  const today = dayOf(now)
  const time = formatTime(instant)
  if (day === today) return `本日 ${time}`
  return day === addDays(today, 1) ? `明日 ${time}` : `${formatDay(instant, now)} ${time}`
}

/** A to-do without a time limit, and without a single offering to open. */
const withoutDueOrOffering = { dueAt: null, offeringId: null }

const notArrived = ({ notArrived: r }: TodoRows): Todo | null =>
  r && {
    kind: 'notArrived',
    count: r.total,
    note: `${r.name}さん ${formatTime(r.startAt)}開始${othersText(r.total, '名')}`,
    dueAt: null,
    // If the people are of several shifts, no page of one shift lists them all: the home page does.
    offeringId: r.total === r.totalOfShift ? r.offeringId : null,
  }

async function matchProblemsTodo(
  db: Tx,
  matches: Awaited<ReturnType<typeof upcomingMatches>>,
  now: Date,
): Promise<Todo | null> {
  const { withProblems } = await matchesByCheck(db, matches)
  const [first] = withProblems
  if (!first) return null
  const { user, startAt } = first
  return {
    kind: 'matchChecks',
    count: withProblems.length,
    note: `${dayAndTime(startAt, now)} ${user.name}さん ${first.findings[0]?.text ?? ''}`,
    dueAt: freeCancelEndOf(startAt),
    offeringId: null,
  }
}

const unreviewed = ({ unreviewed: r }: TodoRows, now: Date): Todo | null =>
  r && {
    kind: 'unreviewed',
    count: r.total,
    // `count` equals the number of menu and list. Shifts are reviewed one at a time, so the note names the first.
    note: `${formatDay(r.startAt, now)} ${r.title}${r.total > r.totalOfShift ? `の${r.totalOfShift}名から` : ''}`,
    dueAt: null,
    offeringId: r.offeringId,
  }

const unfilledSoon = ({ unfilledSoon: r }: TodoRows, now: Date): Todo | null =>
  r && {
    kind: 'unfilledSoon',
    count: r.total,
    note: `${dayAndTime(r.startAt, now)}の「${r.title}」が${r.wanted - r.matched}名足りません${othersText(r.total, '件')}`,
    dueAt: r.startAt,
    offeringId: r.id,
  }

const fixPaymentRequestsDue = ({ fixPaymentRequests: r }: TodoRows, now: Date): Todo | null =>
  r && {
    kind: 'fixPaymentRequests',
    count: r.total,
    note: `いちばん早い期限は${dayAndTime(r.dueAt, now)}`,
    dueAt: r.dueAt,
    offeringId: null,
  }

const roomTodo = (
  kind: 'negotiations' | 'unreadMessages',
  r: TodoRows['negotiations'],
): Todo | null =>
  r && {
    kind,
    count: r.total,
    note: `${r.name}さん${othersText(r.total, '名')}`,
    ...withoutDueOrOffering,
    chatRoomUid: r.uid,
  }

const longTermUnselected = ({ longTermUnselected: r }: TodoRows): Todo | null =>
  r && {
    kind: 'longTermUnselected',
    count: r.total,
    note: `${r.name}さん${othersText(r.total, '名')}`,
    ...withoutDueOrOffering,
  }

const factChecksDue = ({ factChecks: r }: TodoRows, now: Date): Todo | null =>
  r && {
    kind: 'factChecks',
    count: r.total,
    note: `「${r.title}」${dayAndTime(r.dueAt, now)}まで${othersText(r.total, '件')}`,
    dueAt: r.dueAt,
    offeringId: null,
  }

const violatedOffers = ({ violatedOffers: r }: TodoRows): Todo | null =>
  r && {
    kind: 'violatedOffers',
    count: r.total,
    note: `「${r.title}」に確認事項${othersText(r.total, '件')}`,
    ...withoutDueOrOffering,
  }

const multidateFailed = ({ multidateFailed: r }: TodoRows): Todo | null =>
  r && {
    kind: 'multidateFailed',
    count: r.failed,
    note: `複数日の募集「${r.title}」${othersText(r.total, '件')}`,
    ...withoutDueOrOffering,
    operationId: r.id,
  }

const multidateUnchecked = ({ multidateUnchecked: r }: TodoRows): Todo | null =>
  r && {
    kind: 'multidateUnchecked',
    count: r.total,
    note: `「${r.title}」を公開しました${othersText(r.total, '件')}`,
    ...withoutDueOrOffering,
  }

/** Returns the to-do about workers who can be asked for their My Number; null without permission or such workers. */
async function mynumberRequestable(db: Tx, scope: ClientScope, now: Date): Promise<Todo | null> {
  if (!scope.may('mynumber.request')) return null
  const [askable] = await askableAt(db, [scope.clientId], now)
  return askable === undefined
    ? null
    : {
        kind: 'mynumberRequestable',
        count: askable.n,
        note: `${askable.name}さん${othersText(askable.n, '名')}`,
        ...withoutDueOrOffering,
      }
}
