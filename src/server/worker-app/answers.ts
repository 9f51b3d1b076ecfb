import type { ReviewKind } from '@/contracts/reviews/enums'
import { msOf } from '@/lib/date'
import type { Operation } from '@/server/db/transaction'
import { conflict, invalid } from '@/server/http/errors'
import { saveAnswers } from '@/server/modules/matchings/records/changes'
import { ownMatching } from '@/server/modules/matchings/service'
import { insertClientReview } from '@/server/modules/reviews/records/clientReviews'

type Answer = { questionId: string; body: string; options: string[] }

/** A worker answers the questions of an offering, once, between the match and the start. */
export async function answerQuestions(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  answers: Answer[],
) {
  const { matching, offering } = await ownMatching(db, userId, offeringId)
  const questions = offering.terms.onboardingQuestions
  if (questions.length === 0) throw conflict('この求人に質問はありません。')
  if (matching.status !== 'established' || msOf(offering.startAt) <= now.getTime())
    throw conflict('勤務が始まった後、またはキャンセルされた後は、回答できません。')
  const given = (id: string) => answers.find(({ questionId }) => questionId === id)
  const missing = questions.filter(
    ({ id, required }) => required && !given(id)?.body && !given(id)?.options.length,
  )
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(({ id }) => [id, '回答してください。'])))
  const givenAnswers = questions.flatMap(({ id }) => given(id) ?? [])
  await saveAnswers(db, matching, givenAnswers, now)
}

type StoreReview = {
  kind: ReviewKind
  onTime: boolean
  asDescribed: boolean
  wantAgain: boolean
  comment: string
}
/** A worker reviews the store after a shift, once. */
export async function reviewClient(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  review: StoreReview,
) {
  const { matching } = await ownMatching(db, userId, offeringId)
  if (matching.status !== 'worked') throw conflict('勤務が完了するまで、店舗を評価できません。')
  const written = {
    clientId: matching.clientId,
    matchingId: matching.id,
    ...review,
    comment: review.comment.trim(),
    createdAt: now.toISOString(),
  }
  const added = await insertClientReview(db, written)
  if (added === undefined) throw conflict('この勤務の店舗評価は、すでに送信しています。')
  return added
}
