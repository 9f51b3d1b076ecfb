import { and, eq } from 'drizzle-orm'
import type { matchChecks as contract } from '@/contracts/storeCancellations'
import { auditChanges } from '@/domain/audit/auditChange'
import { cannotConfirmMatch } from '@/domain/matchings/matchCheck'
import { matchConfirmations } from '@/server/db/schema'
import type { Call } from '@/server/http/context'
import { conflict } from '@/server/http/errors'
import { lockMatching, setAgeCertificate } from '@/server/modules/matchings/service'
import { checkMatches } from './records/matchChecks'

/**
 * Accepts the problems of a match. @throws 404 without such a matching, 409 without problems or with one that the user
 * has not seen.
 */
export async function confirmMatch(call: Call<typeof contract.confirm>) {
  const { db, scope, now, account, body, offeringId, userId } = call
  const { matching } = await lockMatching(db, scope, offeringId, userId)
  const { withProblems, confirmed } = await checkMatches({ db, scope, now })
  const findings =
    [...withProblems, ...confirmed].find(({ matchingId }) => matchingId === matching.id)
      ?.findings ?? []
  const refusal = cannotConfirmMatch(findings, body.findings)
  if (refusal !== undefined) throw conflict(refusal)
  // Accepting it records the certificate as seen, so the roster of the day does not ask for it again.
  if (findings.some(({ kind }) => kind === 'age_certificate')) {
    await setAgeCertificate(db, matching.id, { at: now, by: account.id })
    call.recordForAudit({
      changes: auditChanges({ ageCertificate: false }, { ageCertificate: true }),
    })
  }
  const confirmation = {
    findings: findings.map(({ text }) => text),
    confirmedBy: account.id,
    confirmedByName: account.name,
    confirmedAt: now.toISOString(),
  }
  await db
    .insert(matchConfirmations)
    .values({ clientId: scope.clientId, matchingId: matching.id, ...confirmation })
    .onConflictDoUpdate({
      target: [matchConfirmations.clientId, matchConfirmations.matchingId],
      set: confirmation,
    })
}

/** Removes a confirmation, if there is one. @throws 404 without such a matching. */
export async function undoConfirmation(call: Call<typeof contract.undoConfirmation>) {
  const { db, scope, offeringId, userId } = call
  const { matching } = await lockMatching(db, scope, offeringId, userId)
  await db
    .delete(matchConfirmations)
    .where(and(scope.has(matchConfirmations), eq(matchConfirmations.matchingId, matching.id)))
}
