import { inArray } from 'drizzle-orm'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import { judgeLeaveAllowance, rejectReasonsOn } from '@/domain/cancellation/rejection'
import { minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import { newFindings, type MatchFinding } from '@/domain/matchings/matchCheck'
import { freeCancelEndOf } from '@/domain/matchings/matching'
import { dayOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { matchings } from '@/server/db/schema'
import { together } from '@/server/db/together'
import {
  isFirstTime,
  matchedRows,
  type MatchedRow,
} from '@/server/modules/matchings/records/matchedRows'
import { allowanceTermsOn, type AllowanceTerms } from './allowanceTerms'
import { evaluateCancellation } from './evaluateCancellation'
import {
  checkedMatches,
  countUpcomingMatches,
  upcomingMatches,
  type CheckedMatch,
} from './records/matchChecks'

/** How many matches are shown; the others are counted. */
const MAX_ITEMS = 50

const reasonWithCode = (code: RejectReasonCode, now: Date) =>
  rejectReasonsOn(dayOf(now)).find((reason) => reason.code === code)

type ShownMatch = Pick<CheckedMatch, 'findings' | 'confirmation'> & { row: MatchedRow }
/** Returns the first MAX_ITEMS of each kind of match, with the cost of a cancel for those with problems. */
async function shownOf(
  { db, scope }: StoreOperation,
  { withProblems, confirmed }: Awaited<ReturnType<typeof checkedMatches>>,
) {
  const shown = [withProblems, confirmed].map((matches) => matches.slice(0, MAX_ITEMS))
  const ids = shown.flat().map(({ matchingId }) => matchingId)
  const days = (shown[0] ?? []).map(({ workOn }) => workOn)
  const [rows, allowanceOf] = await together([
    ids.length === 0 ? [] : matchedRows(db, scope, inArray(matchings.id, ids)),
    days.length === 0 ? undefined : allowanceTermsOn({ db, scope }, days),
  ])
  const rowOf = new Map(rows.map((row) => [row.matching.id, row]))
  const [first = [], second = []] = shown.map((matches) =>
    matches.flatMap(({ matchingId, findings, confirmation }): ShownMatch[] => {
      const row = rowOf.get(matchingId)
      return row ? [{ row, findings, confirmation }] : []
    }),
  )
  return { withProblems: first, confirmed: second, allowanceOf }
}

/** Returns the cost of a cancel for the first finding that is a reason; null without one, or if it is refused. */
async function cancelForProblem(
  operation: StoreOperation,
  { row, findings }: ShownMatch,
  allowance: AllowanceTerms,
) {
  const code = findings.find(({ reasonCode }) => reasonCode !== null)?.reasonCode
  const reason = code && reasonWithCode(code, operation.now)
  if (!reason) return null
  const { refusal, judgement } = await evaluateCancellation(
    operation,
    { reason, offering: row, answers: null, allowance },
    { ...row, workedCount: row.clientUser.workedCount },
  )
  if (refusal !== undefined) return null
  const { amountYen, explanation } = judgement
  return { reason: reason.label, amountYen, explanation }
}

/**
 * Returns the cost in yen of a cancel for a reason of the store, now and within 24 hours of the start. Such a cancel
 * always costs the allowance within these hours, as 「その他の店舗都合」 does at any time.
 */
function cancelForStoreReason({ row }: ShownMatch, allowance: AllowanceTerms, now: Date) {
  const minutes = minutesBeforeStart(row.startAt, now)
  const judge = (code: RejectReasonCode) => {
    const reason = reasonWithCode(code, now)
    return reason && judgeLeaveAllowance(reason, minutes, row.matching.scheduledPay, allowance)
  }
  return {
    amountYen: judge('volume_change')?.amountYen ?? 0,
    amountAfterwardsYen: judge('other_store_reason')?.amountYen ?? 0,
  }
}

const findingOf = ({ kind, text, detail }: MatchFinding) => ({ kind, text, detail })
type Confirmation = NonNullable<ShownMatch['confirmation']>
const confirmationOf = ({ confirmedByName, confirmedAt }: Confirmation) => ({
  byName: confirmedByName,
  at: confirmedAt,
})
const matchOfShift = ({ row: { matching, user, title, startAt, endAt } }: ShownMatch) => ({
  matchingId: matching.id,
  offeringId: matching.offeringId,
  offeringTitle: title,
  userId: user.id,
  name: user.name,
  nameKana: user.nameKana,
  startAt,
  endAt,
})

/** The matches with problems, each with the cost of a cancel. */
async function itemsOf(
  operation: StoreOperation,
  { withProblems, allowanceOf }: Awaited<ReturnType<typeof shownOf>>,
) {
  const items: MatchChecks['items'] = []
  if (!allowanceOf) return items
  for (const match of withProblems) {
    const allowance = allowanceOf({ ...match.row, userId: match.row.user.id })
    const { confirmation, findings } = match
    const { matching, startAt } = match.row
    const added = newFindings(findings, confirmation?.findings ?? [])
    items.push({
      ...matchOfShift(match),
      isFirstTime: isFirstTime(match.row),
      matchedAt: matching.matchedAt,
      plannedYen: matching.scheduledPay.grossYen,
      confirmed: confirmation ? confirmationOf(confirmation) : null,
      freeCancelEndsAt: freeCancelEndOf(startAt),
      findings: findings.map((finding) => ({
        ...findingOf(finding),
        isNew: confirmation !== null && added.includes(finding),
      })),
      cancelForProblem: await cancelForProblem(operation, match, allowance),
      cancelForStoreReason: cancelForStoreReason(match, allowance, operation.now),
    })
  }
  return items
}

/** The upcoming matches with problems, each with the cost of a cancel by the rules of the cancel form. */
export async function matchChecksOf(operation: StoreOperation): Promise<MatchChecks> {
  const { db, scope, now } = operation
  const [matches, upcomingCount] = await together([
    upcomingMatches(db, scope, now),
    countUpcomingMatches(operation),
  ])
  const checked = await checkedMatches(operation, matches)
  const { withProblems, confirmed } = checked
  const shown = await shownOf(operation, checked)
  return {
    checkedAt: operation.now.toISOString(),
    problemFreeCount: Math.max(0, upcomingCount - withProblems.length - confirmed.length),
    totalCount: withProblems.length,
    items: await itemsOf(operation, shown),
    confirmedCount: confirmed.length,
    confirmed: shown.confirmed.flatMap((match) =>
      match.confirmation
        ? [
            {
              ...matchOfShift(match),
              findings: match.findings.map(findingOf),
              confirmation: confirmationOf(match.confirmation),
            },
          ]
        : [],
    ),
  }
}
