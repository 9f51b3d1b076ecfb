import { billConfirmedAt } from '@/domain/billing/calendar'
import type { LineAmounts } from '@/domain/billing/line'
import type { CountedLine, WorkerCounts } from '@/domain/billing/statement'
import { type Day, type Month, msOf } from '@/lib/date'
import { daysOfMonth } from '@/lib/months'
import type { Tx } from '@/server/db/transaction'
import { contractsOf } from './contracts'
import { liveLines, type LiveLine, statesBefore } from './liveLines'

/** Picks the amounts of a line, without its names and times. */
const amountsOfLine = (line: LiveLine): LineAmounts => ({
  workMin: line.workMin,
  nightMin: line.nightMin,
  overtimeMin: line.overtimeMin,
  wagesYen: line.wagesYen,
  nightPremiumYen: line.nightPremiumYen,
  overtimePremiumYen: line.overtimePremiumYen,
  transportationYen: line.transportationYen,
  bonusYen: line.bonusYen,
  platformBonusYen: line.platformBonusYen,
  leaveAllowanceYen: line.leaveAllowanceYen,
  billedYen: line.billedYen,
  feeYen: line.feeYen,
  withholdingTaxYen: line.withholdingTaxYen,
  payoutCount: line.payoutCount,
  transferCommissionYen: line.transferCommissionYen,
  taxPercent: line.taxPercent,
})

/** Keeps only the amounts of the lines and who was paid, so that a month of a large company fits into memory. */
export class LineFold {
  readonly lines: (CountedLine & { workOn: Day })[] = []
  private readonly people = new Map<number, Set<number>>()

  add(all: readonly LiveLine[]) {
    for (const line of all) {
      const { clientId, workOn, flag } = line
      this.lines.push({ clientId, workOn, count: 1, flag, amounts: amountsOfLine(line) })
      // Only workers who are paid count as people.
      if (line.payoutCount === 0) continue
      const workerIds = this.people.get(line.clientId) ?? new Set()
      this.people.set(line.clientId, workerIds.add(line.workerId))
    }
  }
  get workers(): WorkerCounts {
    return {
      byStore: new Map([...this.people].map(([clientId, workerIds]) => [clientId, workerIds.size])),
      total: new Set([...this.people.values()].flatMap((workerIds) => [...workerIds])).size,
    }
  }
}

/** Yields the lines of a month at its confirmation instant day by day, so that they are not all in memory at once. */
export async function* linesAtConfirmation(
  db: Tx,
  { companyId, month }: { companyId: number; month: Month },
  at: Date,
): AsyncGenerator<LiveLine[]> {
  const confirmedAt = billConfirmedAt(month)
  const contracts = await contractsOf(db, companyId)
  const before = await statesBefore(db, companyId, month)
  const options = { contracts, before, at: msOf(at) < msOf(confirmedAt) ? at : confirmedAt }
  for (const day of daysOfMonth(month))
    yield await liveLines(db, { companyId, from: day, to: day }, options)
}
