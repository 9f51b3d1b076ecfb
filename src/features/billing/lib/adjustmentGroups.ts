import type { Adjustment } from '@/contracts/billing/schemas'

/** One change of a matching. It has up to two rows, one for each tax category. */
export type AdjustmentGroup = {
  first: Adjustment
  nontaxableYen: number
  taxableYen: number
}

/** Groups the rows of each change; an adjustment without a matching forms its own group. */
export function adjustmentGroupsOf(adjustments: readonly Adjustment[]): AdjustmentGroup[] {
  const groups = new Map<string, AdjustmentGroup>()
  for (const adjustment of adjustments) {
    const { matchingId, approvedOn, kind, taxCategory, amountYen } = adjustment
    const key =
      matchingId === null ? `alone ${adjustment.id}` : `${matchingId} ${approvedOn} ${kind}`
    const group = groups.get(key) ?? { first: adjustment, nontaxableYen: 0, taxableYen: 0 }
    if (taxCategory === 'nontaxable') group.nontaxableYen += amountYen
    else group.taxableYen += amountYen
    groups.set(key, group)
  }
  return [...groups.values()]
}
