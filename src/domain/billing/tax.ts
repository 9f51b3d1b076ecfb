import { sumBy } from '@/lib/sumBy'
/** Consumption tax of one invoice for one rate: the sums that it is calculated on, and the tax. Yen. */
export type TaxAtRate = { percent: number; taxableYen: number; taxYen: number }

/**
 * Calculates the consumption tax on the sum of one rate of one invoice, rounded down once (消費税法施行令70条の10). The
 * tax on a negative sum is minus the tax on its absolute value. `+ 0` turns -0 into 0.
 */
export const taxOf = (taxableYen: number, percent: number) =>
  Math.sign(taxableYen) * Math.floor((Math.abs(taxableYen) * percent) / 100) + 0

/**
 * Distributes the tax of an invoice over its stores. Each store gets its exact share rounded down; the remaining yen go
 * one each to the largest fractions, ties to the lower store id. The parts add up to the tax of the sum.
 */
export function allocateTax(
  stores: readonly { clientId: number; taxableYen: number }[],
  percent: number,
): Map<number, number> {
  const total = sumBy(stores, ({ taxableYen }) => taxableYen)
  const shares = stores.map(({ clientId, taxableYen }) => {
    const floor = Math.floor((taxableYen * percent) / 100)
    return { clientId, floor, fraction: taxableYen * percent - floor * 100 }
  })
  const rest = taxOf(total, percent) - sumBy(shares, ({ floor }) => floor)
  const byFraction = shares.toSorted((a, b) => b.fraction - a.fraction || a.clientId - b.clientId)
  return new Map(
    byFraction.map(({ clientId, floor }, index) => [clientId, floor + Number(index < rest)]),
  )
}
