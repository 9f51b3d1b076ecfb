import { withholdingTables } from '@/domain/data/withholding'
import type { Day } from '@/lib/date'

export type Withholding = { taxYen: number } | { missingTable: string }

/**
 * Income tax to withhold from a day's pay, in yen: 日額表 丙欄, for work paid by the day and not lasting over two months (所得税法185条1項3号).
 * `paidOn` is the day of payment. `taxableYen` is without the transport that is free of tax. Where no table reaches, it answers with the name of the one that is missing, and never guesses.
 */
export const withholdingOf = (taxableYen: number, paidOn: Day): Withholding => {
  const table = withholdingTables.find((t) => t.validFrom <= paidOn && paidOn <= t.validTo)
  if (!table) return { missingTable: `${paidOn.slice(0, 4)}年分 日額表 丙欄` }
  if (taxableYen >= table.endYen)
    return { missingTable: `${table.name}(日額${table.endYen.toLocaleString('ja-JP')}円以上)` }
  if (taxableYen < table.fromYen) return { taxYen: 0 }
  const taxYen = table.taxYen[Math.floor((taxableYen - table.fromYen) / table.stepYen)]
  return taxYen === undefined ? { missingTable: table.name } : { taxYen }
}
