import type { rosters as contract } from '@/contracts/rosters'
import type { SafetyTraining } from '@/contracts/rosters/schemas'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotRecordTraining } from '@/domain/workers/roster'
import { dayOf } from '@/lib/date'
import type { Call } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { accountNames } from '@/server/modules/accounts/records/names'
import { lockMatching, refuseIfEnded, setSafetyTraining } from '@/server/modules/matchings/service'
import { trainingOf } from './people'

/** Keeps who ticked a worker's training, and when. A second tick changes nothing: the first record stays. */
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
  const { posting, matching } = await lockMatching(db, scope, offeringId, userId)
  if (matching.status !== 'worked') await refuseIfEnded(db, scope, matching, now)
  const reason = cannotRecordTraining(posting.workOn, dayOf(now))
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
