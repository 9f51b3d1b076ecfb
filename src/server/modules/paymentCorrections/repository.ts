import { and, asc, eq, inArray } from 'drizzle-orm'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { adjustmentMonth } from '@/domain/pay/billing'
import {
  cannotAnswerFix,
  cannotApproveInBulk,
  evidenceOf,
} from '@/domain/matchings/paymentCorrection'
import { lateMinOf, matchingStatusAt } from '@/domain/matchings/matching'
import { accountNames } from '@/server/lookups/accounts'
import type { Tx } from '@/server/db/transaction'
import { knownOfMatching } from '@/server/db/joins'
import { clientUsers, matchings, users } from '@/server/db/schema'
import type { ClientScope } from '@/server/auth/tenantScope'
import { payOfCorrection, type Correction } from './service'

/** Corrections as the wire shows them: three queries for any number of rows. */
export async function shownCorrections(
  db: Tx,
  scope: ClientScope,
  rows: Correction[],
  now: Date,
): Promise<FixPaymentRequest[]> {
  if (rows.length === 0) return []
  const offeringIds = [...new Set(rows.map((row) => row.posting.id))]
  const present = await db
    .select({
      userId: users.id,
      name: users.name,
      nameKana: users.nameKana,
      workedCountHere: clientUsers.workedCount,
      offeringId: matchings.offeringId,
      checkedInAt: matchings.checkedInAt,
      checkedOutAt: matchings.checkedOutAt,
    })
    .from(matchings)
    .innerJoin(users, eq(users.id, matchings.userId))
    .innerJoin(clientUsers, knownOfMatching)
    .where(
      and(
        scope.has(matchings),
        inArray(matchings.offeringId, offeringIds),
        inArray(matchings.status, ['established', 'worked']),
      ),
    )
    .orderBy(asc(matchings.id))
  const names = await accountNames(
    db,
    scope,
    rows.map((row) => row.fix.respondedBy),
  )
  return rows.flatMap((row) => {
    const { fix, matching, posting } = row
    const pay = payOfCorrection(row)
    const planned = matching.scheduledPay
    const same = present.filter((one) => one.offeringId === posting.id)
    const worker = same.find((one) => one.userId === matching.userId)
    if (!worker) return []
    const asked = { ...matching, ...fix }
    const { checkedInAt, checkedOutAt } = matching
    const diff = {
      workMin: pay.workMin - planned.workMin,
      grossYen: pay.grossYen - planned.grossYen,
    }
    return [
      {
        ...fix,
        offeringId: posting.id,
        offeringTitle: posting.title,
        matchingStatus: matchingStatusAt(
          { ...matching, startAt: posting.startAt, endAt: posting.endAt, fixStatus: fix.status },
          now,
        ),
        userId: worker.userId,
        name: worker.name,
        nameKana: worker.nameKana,
        workedCountHere: worker.workedCountHere,
        planned: { ...fix.planned, pay: planned },
        requested: { ...fix.requested, pay },
        scans: { checkedInAt, checkedOutAt, lateMin: lateMinOf(posting.startAt, checkedInAt) },
        diff,
        adjustmentMonth:
          (diff.grossYen !== 0 && adjustmentMonth(posting.startAt, fix.respondedAt ?? now)) || null,
        evidence: evidenceOf(fix, matching),
        bulkRefusal: cannotApproveInBulk(asked, matching) ?? null,
        refusal:
          cannotAnswerFix(diff.grossYen, { canAnswerAny: scope.may('fixPayment.respondAny') }) ??
          null,
        colleagues: same
          .filter((one) => one.userId !== matching.userId)
          .map(({ userId, name, checkedInAt: came, checkedOutAt: left }) => ({
            userId,
            name,
            checkedInAt: came,
            checkedOutAt: left,
          })),
        respondedByName: fix.respondedBy === null ? null : (names.get(fix.respondedBy) ?? null),
      },
    ]
  })
}
