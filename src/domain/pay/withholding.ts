import { withholdingTables } from '@/domain/data/withholding'
import { type Day, isInForce } from '@/lib/date'

type Withholding = { taxYen: number } | { missingTable: string }

/**
 * Looks up the income tax to withhold from a day's pay, in yen. The table is 日額表 丙欄, for work that is paid by the
 * day and lasts no longer than two months (所得税法185条1項3号). `paidOn` is the day of payment; `taxableYen` excludes
 * tax-free transport. If the table for the day and amount is missing, `missingTable` names it; no tax is estimated.
 */
export const withholdingOf = (taxableYen: number, paidOn: Day): Withholding => {
  const table = withholdingTables.find((candidate) => isInForce(candidate, paidOn))
  if (!table) return { missingTable: `${paidOn.slice(0, 4)}年分 日額表 丙欄` }
  if (taxableYen >= table.endYen)
    return { missingTable: `${table.name}(日額${table.endYen.toLocaleString('ja-JP')}円以上)` }
  if (taxableYen < table.fromYen) return { taxYen: 0 }
  const taxYen = table.taxYen[Math.floor((taxableYen - table.fromYen) / table.stepYen)]
  return taxYen === undefined ? { missingTable: table.name } : { taxYen }
}
