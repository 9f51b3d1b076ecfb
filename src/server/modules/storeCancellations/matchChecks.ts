import { inArray } from 'drizzle-orm'
import type { MatchChecks } from '@/contracts/storeCancellations/schemas'
import type { RejectReasonCode } from '@/contracts/storeCancellations/enums'
import { judgeLeaveAllowance, rejectReasonsOn } from '@/domain/cancellation/rejection'
import { minutesBeforeStart } from '@/domain/cancellation/rejectionWindow'
import { cancelLineOf } from '@/domain/matchings/matching'
import { newFindings, type MatchFinding } from '@/domain/matchings/matchCheck'
import { dayOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { matchings } from '@/server/db/schema'
import {
  isFirstTime,
  matchedRows,
  type MatchedRow,
} from '@/server/modules/matchings/records/matchedRows'
import { allowanceTermsOn, type AllowanceTerms } from './allowanceTerms'
import { checkMatches, countUpcomingMatches, type CheckedMatch } from './records/matchChecks'
import { evaluateCancellation } from './evaluateCancellation'

/** How many matches are shown; the others are counted. */
const MAX_ITEMS = 50

const reasonWithCode = (code: RejectReasonCode, now: Date) =>
  rejectReasonsOn(dayOf(now)).find((reason) => reason.code === code)

type ShownMatch = Pick<CheckedMatch, 'findings' | 'confirmation'> & { row: MatchedRow }
/** The first of these matches, with all that is shown of them. */
async function shownOf(
  { db, scope }: StoreOperation,
  { unfitting, confirmed }: Awaited<ReturnType<typeof checkMatches>>,
) {
  const shown = [unfitting, confirmed].map((matches) => matches.slice(0, MAX_ITEMS))
  const ids = shown.flat().map(({ matchingId }) => matchingId)
  const rows = ids.length === 0 ? [] : await matchedRows(db, scope, inArray(matchings.id, ids))
  const rowOf = new Map(rows.map((row) => [row.matching.id, row]))
  const [first = [], second = []] = shown.map((matches) =>
    matches.flatMap(({ matchingId, findings, confirmation }): ShownMatch[] => {
      const row = rowOf.get(matchingId)
      return row ? [{ row, findings, confirmation }] : []
    }),
  )
  return { unfitting: first, confirmed: second }
}

/** What a cancel for the first finding that is a reason would cost; null where there is none, or it is refused. */
async function fittingCancel(
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
    { ...row, workedCount: row.known.workedCount },
  )
  if (refusal !== undefined) return null
  const { amountYen, explanation } = judgement
  return { reason: reason.label, amountYen, explanation }
}

/** What a cancel at the store's own wish costs now, and after the 24-hour line. */
function ownCancel({ row }: ShownMatch, allowance: AllowanceTerms, now: Date) {
  const minutes = minutesBeforeStart(row.startAt, now)
  const judge = (code: RejectReasonCode) => {
    const reason = reasonWithCode(code, now)
    return reason && judgeLeaveAllowance(reason, minutes, row.matching.scheduledPay, allowance)
  }
  return {
    amountYen: judge('volume_change')?.amountYen ?? 0,
    amountAfterLineYen: judge('other_employer')?.amountYen ?? 0,
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
async function itemsOf(operation: StoreOperation, shown: readonly ShownMatch[]) {
  if (shown.length === 0) return []
  const allowanceOf = await allowanceTermsOn(
    operation,
    shown.map(({ row }) => row.workOn),
  )
  const items: MatchChecks['items'] = []
  for (const match of shown) {
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
      lineAt: cancelLineOf(startAt),
      findings: findings.map((finding) => ({
        ...findingOf(finding),
        isNew: confirmation !== null && added.includes(finding),
      })),
      fitting: await fittingCancel(operation, match, allowance),
      own: ownCancel(match, allowance, operation.now),
    })
  }
  return items
}

/** The upcoming matches with problems, each with the cost of a cancel by the rules of the cancel form. */
export async function matchChecksOf(operation: StoreOperation): Promise<MatchChecks> {
  const checked = await checkMatches(operation)
  const { unfitting, confirmed } = checked
  const shown = await shownOf(operation, checked)
  const upcomingCount = await countUpcomingMatches(operation)
  return {
    checkedAt: operation.now.toISOString(),
    fittingCount: Math.max(0, upcomingCount - unfitting.length - confirmed.length),
    totalCount: unfitting.length,
    items: await itemsOf(operation, shown.unfitting),
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
