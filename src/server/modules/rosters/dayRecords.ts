import { eq } from 'drizzle-orm'
import type { rosters as contract } from '@/contracts/rosters'
import type { AgeCertificate, SafetyTraining } from '@/contracts/rosters/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotRecordAgeCertificate } from '@/domain/workers/age'
import { cannotRecordTraining } from '@/domain/workers/roster'
import { dayOf } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { users } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { accountNames } from '@/server/modules/accounts/records/names'
import {
  lockMatching,
  refuseIfEnded,
  setAgeCertificate,
  setSafetyTraining,
} from '@/server/modules/matchings/service'
import { ageCertificateOf, trainingOf } from './people'

// The ticks on the roster of a day. If two people tick the same, the first record stays.

/** Keeps who ticked a worker's training, and when. */
export async function recordSafetyTraining({
  db,
  scope,
  account,
  offeringId,
  userId,
  body: { isGiven },
  now,
  recordForAudit,
}: Call<typeof contract.recordSafetyTraining>): Promise<SafetyTraining> {
  const { offering, matching } = await lockMatching(db, scope, offeringId, userId)
  if (matching.status !== 'worked') await refuseIfEnded(db, scope, matching, now)
  const reason = cannotRecordTraining(offering.workOn, dayOf(now))
  if (reason) throw conflict(reason)
  const wasGiven = matching.safetyTrainedAt !== null
  const row =
    wasGiven === isGiven
      ? matching
      : await setSafetyTraining(db, matching.id, isGiven ? { at: now, by: account.id } : null)
  recordForAudit({ changes: auditChanges({ trained: wasGiven }, { trained: isGiven }) })
  const names = await accountNames(db, scope, [row.safetyTrainedBy])
  return { safetyTraining: trainingOf(row, names) }
}

/** Keeps who saw the certificate of age of somebody under 18 (労働基準法57条1項), and when. */
export async function recordAgeCertificate({
  db,
  scope,
  account,
  offeringId,
  userId,
  body: { isSeen },
  now,
  recordForAudit,
}: Call<typeof contract.recordAgeCertificate>): Promise<AgeCertificate> {
  const { offering, matching } = await lockMatching(db, scope, offeringId, userId)
  if (matching.status !== 'worked') await refuseIfEnded(db, scope, matching, now)
  const { birthOn } = firstOrNotFound(
    await db.select({ birthOn: users.birthOn }).from(users).where(eq(users.id, userId)),
  )
  const reason = cannotRecordAgeCertificate(birthOn, offering.workOn)
  if (reason) throw conflict(reason)
  const wasSeen = matching.ageCertificateSeenAt !== null
  const row =
    wasSeen === isSeen
      ? matching
      : await setAgeCertificate(db, matching.id, isSeen ? { at: now, by: account.id } : null)
  recordForAudit({
    changes: auditChanges({ ageCertificate: wasSeen }, { ageCertificate: isSeen }),
  })
  const names = await accountNames(db, scope, [row.ageCertificateSeenBy])
  return { ageCertificate: { seen: ageCertificateOf(row, names) } }
}
