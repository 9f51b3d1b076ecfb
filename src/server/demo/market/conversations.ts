import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { OnboardingQuestion } from '@/contracts/offers/schemas'
import { type Instant, minuteMs, msOf } from '@/lib/date'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import {
  chatMessages,
  chatRooms,
  employmentNotices,
  matchings,
  offerings,
} from '@/server/db/schema'
import type { Tx, Operation } from '@/server/db/transaction'
import { answerQuestions } from '@/server/worker-app/answers'
import { openEmploymentNotice } from '@/server/worker-app/employmentNotice'
import { readMessages, sendMessage } from '@/server/worker-app/talk'
import type { Action, Market } from './market'
import { firstMessagesOf, nth, replyOf } from './plan'
import { freeAnswers, greetings, replies } from './words'

/** Matchings and messages older than this are left alone. */
const RECENT_MS = 15 * minuteMs
/** New matchings are searched among those with the highest ids, because no index covers `matchedAt`. */
const NEWEST_MATCHINGS = 300
/** Maximum number of rooms that are answered in one check. */
const MAX_ROOMS = 50

/** Whether a worker has written to a store since `since`. */
export const hasWrittenSince = async (
  db: Tx,
  { clientId, userId }: { clientId: number; userId: number },
  since: Date,
): Promise<boolean> => {
  const [message] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .innerJoin(
      chatRooms,
      and(eq(chatRooms.clientId, chatMessages.clientId), eq(chatRooms.id, chatMessages.roomId)),
    )
    .where(
      and(
        eq(chatRooms.clientId, clientId),
        eq(chatRooms.userId, userId),
        eq(chatMessages.side, 'worker'),
        gte(chatMessages.sentAt, since.toISOString()),
      ),
    )
    .limit(1)
  return message !== undefined
}

/** The actions that are due: greetings and answers of newly matched workers, and replies to messages of the store. */
export async function conversations(db: Tx, market: Market, now: Date): Promise<Action[]> {
  const since = new Date(now.getTime() - RECENT_MS).toISOString()
  const newMatchings = await readNewMatchings(db, since, now)
  const firstMessages = newMatchings.flatMap((matching) => firstActions(matching, market, now))
  const rooms = await readUnansweredRooms(db, since)
  const replyActions = rooms.flatMap((room) => replyAction(room, market, now) ?? [])
  return [...firstMessages, ...replyActions]
}

/**
 * Whether `delay` milliseconds, divided by the speed of the simulation, have passed since `from`; never for
 * undefined.
 */
const hasElapsed = (
  { from, delay, speed }: { from: Instant; delay: number | undefined; speed: number },
  now: Date,
) => delay !== undefined && msOf(from) + delay / speed <= now.getTime()

const readNewMatchings = (db: Tx, since: string, now: Date) =>
  db
    .select({
      id: matchings.id,
      clientId: matchings.clientId,
      userId: matchings.userId,
      offeringId: matchings.offeringId,
      matchedAt: matchings.matchedAt,
      answeredAt: matchings.answeredAt,
      terms: offerings.terms,
      noticeReadAt: employmentNotices.readAt,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .innerJoin(employmentNotices, noticeOfMatching)
    .where(
      and(
        gt(
          matchings.id,
          sql`(select coalesce(max(id), 0) - ${NEWEST_MATCHINGS} from ${matchings})`,
        ),
        gt(matchings.matchedAt, since),
        eq(matchings.status, 'established'),
        gt(offerings.startAt, now.toISOString()),
      ),
    )
    .orderBy(asc(matchings.id))
type NewMatching = Awaited<ReturnType<typeof readNewMatchings>>[number]

/** The greeting and the answers to the questions of a newly matched worker, as far as they are due. */
function firstActions(matching: NewMatching, { seed, speed }: Market, now: Date): Action[] {
  const { userId, clientId, offeringId, matchedAt, answeredAt, noticeReadAt } = matching
  const { greetsAfter, answersAfter, opensNoticeAfter, pick } = firstMessagesOf(seed, matching.id)
  const questions = matching.terms.onboardingQuestions
  const greet: Action = {
    name: 'greet',
    run: async (db) => {
      const hasWritten = await hasWrittenSince(db, matching, new Date(matchedAt))
      return hasWritten ? false : sendMessage({ db, now }, userId, clientId, nth(greetings, pick))
    },
  }
  const answer: Action = {
    name: 'answer',
    run: (db) =>
      answerQuestions(
        { db, now },
        userId,
        offeringId,
        questions.map((question) => answerOf(question, pick)),
      ),
  }
  const isGreetingDue = hasElapsed({ from: matchedAt, delay: greetsAfter, speed }, now)
  const isAnswerDue =
    questions.length > 0 &&
    !answeredAt &&
    hasElapsed({ from: matchedAt, delay: answersAfter, speed }, now)
  const isNoticeDue =
    noticeReadAt === null && hasElapsed({ from: matchedAt, delay: opensNoticeAfter, speed }, now)
  const openNotice: Action = {
    name: 'openNotice',
    run: (db) => openEmploymentNotice({ db, now }, userId, offeringId),
  }
  return [
    ...(isGreetingDue ? [greet] : []),
    ...(isAnswerDue ? [answer] : []),
    ...(isNoticeDue ? [openNotice] : []),
  ]
}

function selectOptions(
  { answerType, options }: Pick<OnboardingQuestion, 'answerType' | 'options'>,
  pick: number,
) {
  if (answerType === 'yes_no') return ['はい']
  return answerType === 'text' ? [] : options.slice(pick % Math.max(1, options.length)).slice(0, 1)
}
const answerOf = ({ id, answerType, options }: OnboardingQuestion, pick: number) => ({
  questionId: id,
  body: answerType === 'text' ? nth(freeAnswers, pick) : '',
  options: selectOptions({ answerType, options }, pick),
})

/** Rooms whose latest message is a recent one of the store. `kind` is the kind of that message. */
const readUnansweredRooms = (db: Tx, since: string) => {
  const kindOfLastMessage = sql<string>`(select kind from ${chatMessages} m where m.client_id = ${chatRooms}.client_id and m.room_id = ${chatRooms}.id order by m.id desc limit 1)`
  return db
    .select({
      id: chatRooms.id,
      clientId: chatRooms.clientId,
      userId: chatRooms.userId,
      lastMessageAt: chatRooms.lastMessageAt,
      kind: kindOfLastMessage,
    })
    .from(chatRooms)
    .where(
      and(
        gt(chatRooms.lastMessageAt, since),
        eq(chatRooms.lastMessageSide, 'client'),
        inArray(chatRooms.state, ['open', 'in_negotiation']),
      ),
    )
    .orderBy(asc(chatRooms.id))
    .limit(MAX_ROOMS)
}
type UnansweredRoom = Awaited<ReturnType<typeof readUnansweredRooms>>[number]

/** The reply to the latest message of the store, if it is due. Automatic messages are not answered. */
function replyAction(room: UnansweredRoom, { seed, speed }: Market, now: Date): Action | undefined {
  if (room.kind === 'auto' || room.lastMessageAt === null) return undefined
  const { after, pick } = replyOf(seed, room.id, room.lastMessageAt)
  if (!hasElapsed({ from: room.lastMessageAt, delay: after, speed }, now)) return undefined
  return { name: 'reply', run: (db) => reply({ db, now }, room, nth(replies, pick)) }
}

async function reply(
  { db, now }: Operation,
  { id: roomId, clientId, userId }: UnansweredRoom,
  body: string,
) {
  const [room] = await db
    .select({ side: chatRooms.lastMessageSide })
    .from(chatRooms)
    .where(eq(chatRooms.id, roomId))
  if (room?.side !== 'client') return false
  await readMessages(db, userId, clientId, now)
  return sendMessage({ db, now }, userId, clientId, body)
}
