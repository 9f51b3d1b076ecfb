import type { Adjustment } from '@/contracts/billing/schemas'
import { contractOn } from '@/domain/billing/contract'
import { taxCategoryLabel } from '@/domain/billing/labels'
import type { Month } from '@/lib/date'
import type { Operation } from '@/server/db/transaction'
import { contractsOf } from '@/server/modules/billing/contracts'
import { shownAdjustments } from '@/server/modules/billing/detail'
import { storeNames } from '@/server/modules/billing/storeNames'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import { linesOfMonth } from './detailsFile'
import type { FileDefinition, FileScope } from './types'

/** Returns the adjustments of a month for the requested stores. */
export async function wantedAdjustments(
  { db }: Operation,
  { companyId, clientIds }: FileScope,
  month: Month,
): Promise<Adjustment[]> {
  const all = await shownAdjustments(db, companyId, month)
  return all.filter(({ clientId }) => clientIds.length === 0 || clientIds.includes(clientId))
}

export const billingAdjustmentsFile: FileDefinition = {
  name: '請求調整',
  header: [
    '計上月',
    '調整日',
    '対象月',
    '店舗コード',
    '店舗名',
    '種別',
    'マッチングID',
    '税区分',
    '金額',
    '理由',
    '元の請求書番号',
    '源泉所得税',
  ],
  async *rows(inTransaction, scope, month) {
    yield await inTransaction(async (operation) => {
      const names = await storeNames(operation.db, scope.companyId)
      return (await wantedAdjustments(operation, scope, month)).map((one): CsvCell[] => [
        one.month,
        one.approvedOn,
        one.sourceMonth ?? '',
        names.get(one.clientId)?.code ?? '',
        one.clientName,
        one.kindLabel,
        one.matchingId ?? '',
        taxCategoryLabel[one.taxCategory],
        one.amountYen,
        one.reason,
        one.sourceInvoiceNumber ?? '',
        one.withholdingTaxYen ?? '',
      ])
    })
  },
}

type Payouts = {
  paidOn: string
  clientId: number
  count: number
  unitYen: number
  taxPercent: number
}

/** Adds up the payouts that have the same day, store, price and tax rate. */
class PayoutFold {
  private readonly found = new Map<string, Payouts>()
  add(payouts: Payouts) {
    const { paidOn, clientId, unitYen, taxPercent, count } = payouts
    if (count === 0) return
    const key = `${paidOn} ${clientId} ${unitYen} ${taxPercent}`
    const existing = this.found.get(key)
    if (existing) existing.count += count
    else this.found.set(key, { ...payouts })
  }
  get rows() {
    return [...this.found.values()].sort(
      (a, b) => (a.paidOn < b.paidOn ? -1 : Number(a.paidOn > b.paidOn)) || a.clientId - b.clientId,
    )
  }
}

/** One row for each day of payout, store, price and tax rate. */
export const transferCommissionsFile: FileDefinition = {
  name: '振込手数料',
  header: ['対象月', '振込日', '店舗コード', '店舗名', '件数', '単価(税抜)', '金額(税抜)', '税率'],
  async *rows(inTransaction, scope, month) {
    const fold = new PayoutFold()
    for await (const { lines } of linesOfMonth(inTransaction, scope, month))
      for (const { paidOn, clientId, payoutCount, transferCommissionYen, taxPercent } of lines)
        fold.add({
          paidOn,
          clientId,
          count: payoutCount,
          unitYen: transferCommissionYen,
          taxPercent,
        })
    yield await inTransaction(async (operation) => {
      const { db } = operation
      const contracts = await contractsOf(db, scope.companyId)
      for (const { approvedOn, clientId, payouts } of await wantedAdjustments(
        operation,
        scope,
        month,
      )) {
        const contract = contractOn(contracts, approvedOn)
        fold.add({
          paidOn: approvedOn,
          clientId,
          count: payouts,
          unitYen: contract.transferCommissionYen,
          taxPercent: contract.consumptionTaxPercent,
        })
      }
      const names = await storeNames(db, scope.companyId)
      return fold.rows.map(({ paidOn, clientId, count, unitYen, taxPercent }): CsvCell[] => [
        month,
        paidOn,
        names.get(clientId)?.code ?? '',
        names.get(clientId)?.name ?? `店舗${clientId}`,
        count,
        unitYen,
        count * unitYen,
        taxPercent,
      ])
    })
  },
}
