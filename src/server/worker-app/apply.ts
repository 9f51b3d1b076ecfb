import { and, eq } from 'drizzle-orm'
import type { PublicationScope } from '@/contracts/offerings/enums'
import type { Pay } from '@/contracts/offerings/schemas'
import { cannotApply, scopeAt } from '@/domain/offerings/offering'
import { manualMessage } from '@/domain/offers/manual'
import { AGE_CERTIFICATE_REQUEST, needsAgeCertificate } from '@/domain/workers/age'
import type { FactsAtMatch } from '@/domain/workers/conditions'
import { type Day, formatShift } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { matchings, users } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { conflict } from '@/server/http/errors'
import { notifyStore } from '@/server/jobs/messages'
import { openRoom, writeMessages } from '@/server/modules/chat/service'
import { notifyOfConditions } from '@/server/modules/employmentNotices/service'
import { openMatching } from '@/server/modules/matchings/records/changes'
import { lockOffering } from '@/server/modules/matchings/service'
import { takeSeat } from '@/server/modules/offerings/records/changes'
import { introduceWorker } from '@/server/modules/workers/records/clientUsers'
import { asksForCertificates, handOverCertificates } from './certificates'
import { evaluateApplication, loadApplicant } from './eligibility'
import { isShownTo } from './find'
import { isBlocked } from './talk'

type Offering = Awaited<ReturnType<typeof lockOffering>>

/**
 * A worker applies and is matched at once if a seat is free; a labour contract begins. The offering is locked, so that
 * concurrent applicants cannot take the same seat. The worker is locked, so that two applications of one person cannot
 * both pass the same limit. `shareToken`: the token of the link by which the worker opened the offering.
 */
export async function apply(
  { db, now }: Operation,
  userId: number,
  offeringId: number,
  { shareToken }: { shareToken?: string } = {},
): Promise<{ matchingId: number }> {
  const offering = await lockOffering(db, offeringId)
  await refuseSecondApplication(db, userId, offeringId)
  const reason = cannotApply(offering, now)
  if (reason) throw conflict(reason)
  const { name } = firstOrNotFound(
    await db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update'),
  )
  const appliedScope = scopeAt(offering, now)
  await refuseUninvited(db, userId, offering, { scope: appliedScope, shareToken })
  const applicant = await loadApplicant({ db, now }, userId, [offering])
  const { refusal, record, scheduledPay } = await evaluateApplication(db, applicant, offering)
  if (refusal) throw conflict(refusal)
  const matchingId = await insertMatching(
    { db, now },
    { userId, offering, appliedScope, scheduledPay, factsAtMatch: record },
  )
  await notifyOfConditions({ db, now }, { matchingId, workerName: name, offering, scheduledPay })
  await handOverCertificates({ db, now }, { matchingId, userId }, offering)
  await takeSeat(db, offeringId)
  await introduceWorker(db, { clientId: offering.clientId, userId }, now)
  await writeFirstMessages({ db, now }, { userId, birthOn: applicant.birthOn }, offering)
  await notifyStore(
    db,
    {
      clientId: offering.clientId,
      event: 'matching',
      title: 'マッチングが成立しました',
      text: `${formatShift(offering.startAt, offering.endAt, now)}「${offering.title}」に、${name}さんのマッチングが成立しました。`,
      path: `/clients/${offering.clientId}/offerings/${offeringId}`,
    },
    now,
  )
  return { matchingId }
}

async function refuseSecondApplication(db: Tx, userId: number, offeringId: number) {
  const [earlier] = await db
    .select({ status: matchings.status })
    .from(matchings)
    .where(and(eq(matchings.offeringId, offeringId), eq(matchings.userId, userId)))
  if (!earlier) return
  throw conflict(
    earlier.status === 'established'
      ? 'すでに申し込んでいます。'
      : '一度キャンセルした求人には、申し込めません。',
  )
}

/** 409 for a worker who is blocked, or to whom the offering is not shown. */
async function refuseUninvited(
  db: Tx,
  userId: number,
  offering: Offering,
  visibility: { scope: PublicationScope; shareToken: string | undefined },
) {
  if (await isBlocked(db, userId, offering.clientId)) throw conflict('この求人には申し込めません。')
  if (!(await isShownTo(visibility, db, userId, offering)))
    throw conflict('この求人は公開範囲が限られているため、申し込めません。')
}

function insertMatching(
  { db, now }: Operation,
  {
    userId,
    offering,
    appliedScope,
    scheduledPay,
    factsAtMatch,
  }: {
    userId: number
    offering: Offering
    appliedScope: PublicationScope
    scheduledPay: Pay
    factsAtMatch: FactsAtMatch
  },
) {
  return openMatching(db, {
    clientId: offering.clientId,
    offeringId: offering.id,
    userId,
    startAt: offering.startAt,
    endAt: offering.endAt,
    status: 'established',
    matchedAt: now.toISOString(),
    appliedScope,
    hourlyWageYen: offering.hourlyWageYen,
    transportationYen: offering.transportationYen,
    scheduledPay,
    factsAtMatch,
    // `evaluateApplication` has refused a worker without a confirmed certificate.
    qualificationDocumentStatus: asksForCertificates(offering.terms) ? 'checked' : 'not_required',
    createdAt: now.toISOString(),
  })
}

/**
 * Opens the chat room with the notice of the match, and the store's automatic message and manuals where the offer
 * has them.
 */
async function writeFirstMessages(
  { db, now }: Operation,
  { userId, birthOn }: { userId: number; birthOn: Day },
  offering: Offering,
) {
  const { clientId, id: offeringId, terms } = offering
  const room = await openRoom({ db, now }, { clientId, userId, offeringId })
  const shift = formatShift(offering.startAt, offering.endAt, now)
  const notice = `${shift}「${offering.title}」のマッチングが成立しました。`
  const { autoMessage, manuals = [] } = terms
  const automaticMessages = [
    ...(autoMessage ? [autoMessage] : []),
    ...(manuals.length > 0 ? [manualMessage(manuals)] : []),
  ]
  const ofSystem = (body: string) => ({ side: 'system', kind: 'system', body, offeringId }) as const
  const ofStore = (body: string) => ({ side: 'client', kind: 'auto', body, offeringId }) as const
  await writeMessages(
    db,
    room,
    [
      ofSystem(notice),
      ...(needsAgeCertificate(birthOn, offering.workOn) ? [ofSystem(AGE_CERTIFICATE_REQUEST)] : []),
      ...automaticMessages.map(ofStore),
    ],
    now,
  )
}
