import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { minuteMs, msOf } from '@/lib/date'
import type { OnboardingQuestion } from '@/contracts/offers/schemas'
import type { Tx, Operation } from '@/server/db/transaction'
import { shiftOfMatching } from '@/server/db/joins'
import { chatMessages, chatRooms, matchings, offerings } from '@/server/db/schema'
import { answerQuestions } from '@/server/worker-app/answers'
import { readMessages, sendMessage } from '@/server/worker-app/talk'
import type { Act, Market } from './market'
import { firstWordsOf, nth, replyOf } from './plan'
import { freeAnswers, greetings, replies } from './words'

const RECENT_MS = 15 * minuteMs
/** Only the newest matchings can be new: by their number, because no index knows when they came. */
const NEWEST = 300

/** Whether a worker has written to a store since then. */
export const saidSince = async (
  db: Tx,
  clientId: number,
  userId: number,
  since: Date,
): Promise<boolean> => {
  const [said] = await db
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
  return said !== undefined
}

/** Greetings and answers of those who just matched, and replies to what the store has written. */
export async function conversations(db: Tx, { seed, speed }: Market, now: Date): Promise<Act[]> {
  const ms = now.getTime()
  const since = new Date(ms - RECENT_MS).toISOString()
  const due = (at: string, after: number | undefined) =>
    after !== undefined && msOf(at) + after / speed <= ms
  const fresh = await db
    .select({
      id: matchings.id,
      clientId: matchings.clientId,
      userId: matchings.userId,
      offeringId: matchings.offeringId,
      matchedAt: matchings.matchedAt,
      answeredAt: matchings.answeredAt,
      terms: offerings.terms,
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        gt(matchings.id, sql`(select coalesce(max(id), 0) - ${NEWEST} from ${matchings})`),
        gt(matchings.matchedAt, since),
        eq(matchings.status, 'established'),
        gt(offerings.startAt, now.toISOString()),
      ),
    )
    .orderBy(asc(matchings.id))
  const acts: Act[] = fresh.flatMap(
    ({ id, clientId, userId, offeringId, matchedAt, answeredAt, terms }) => {
      const { greetsAfter, answersAfter, pick } = firstWordsOf(seed, id)
      const questions = terms.onboardingQuestions
      return [
        ...(due(matchedAt, greetsAfter)
          ? [
              {
                what: 'greet',
                run: async (tx: Tx) =>
                  (await saidSince(tx, clientId, userId, new Date(matchedAt)))
                    ? false
                    : sendMessage({ db: tx, now }, userId, clientId, nth(greetings, pick)),
              },
            ]
          : []),
        ...(questions.length > 0 && !answeredAt && due(matchedAt, answersAfter)
          ? [
              {
                what: 'answer',
                run: (tx: Tx) =>
                  answerQuestions(
                    { db: tx, now },
                    userId,
                    offeringId,
                    questions.map((question) => answerOf(question, pick)),
                  ),
              },
            ]
          : []),
      ]
    },
  )
  const lastKind = sql<string>`(select kind from ${chatMessages} m where m.client_id = ${chatRooms}.client_id and m.room_id = ${chatRooms}.id order by m.id desc limit 1)`
  const waiting = await db
    .select({
      id: chatRooms.id,
      clientId: chatRooms.clientId,
      userId: chatRooms.userId,
      lastMessageAt: chatRooms.lastMessageAt,
      kind: lastKind,
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
    .limit(50)
  for (const { id, clientId, userId, lastMessageAt, kind } of waiting) {
    // Only what a person wrote is answered.
    if (kind === 'auto') continue
    const { after, pick } = replyOf(seed, id, lastMessageAt ?? since)
    if (due(lastMessageAt ?? since, after))
      acts.push({
        what: 'reply',
        run: (tx) => reply({ db: tx, now }, { id, clientId, userId }, nth(replies, pick)),
      })
  }
  return acts
}

function optionsOf(
  { answerType, options }: Pick<OnboardingQuestion, 'answerType' | 'options'>,
  pick: number,
) {
  if (answerType === 'yes_no') return ['はい']
  return answerType === 'text' ? [] : options.slice(pick % Math.max(1, options.length)).slice(0, 1)
}
const answerOf = ({ id, answerType, options }: OnboardingQuestion, pick: number) => ({
  questionId: id,
  body: answerType === 'text' ? nth(freeAnswers, pick) : '',
  options: optionsOf({ answerType, options }, pick),
})

async function reply(
  { db, now }: Operation,
  { id: roomId, clientId, userId }: { id: number; clientId: number; userId: number },
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
