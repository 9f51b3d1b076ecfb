import type { Statement } from '@/contracts/billing/schemas'
import { paidStatusLabel, statementStatusLabel } from '@/domain/billing/labels'
import type { Totals } from '@/domain/billing/statement'
import type { Month } from '@/lib/date'
import {
  companyMonths,
  companyStatements,
  storeTotalsOf,
  type CompanyMonth,
} from '@/server/modules/billing/statements'
import { storeNames, type StoreNames } from '@/server/modules/billing/storeNames'
import type { CsvCell } from '@/server/platform/exports/csvEncoder'
import type { FileDefinition, FileScope } from './types'

const amountHeader = [
  '賃金',
  '深夜割増',
  '時間外割増',
  '交通費',
  'ボーナス',
  '休業手当',
  '調整(不課税)',
  '不課税計',
  '利用料',
  '振込手数料',
  '調整(課税10%)',
  '課税計(10%・税抜)',
]
type Amounts = Pick<
  Totals,
  | 'wagesYen'
  | 'nightPremiumYen'
  | 'overtimePremiumYen'
  | 'transportationYen'
  | 'bonusYen'
  | 'leaveAllowanceYen'
  | 'adjustmentNontaxableYen'
  | 'nontaxableYen'
  | 'feeYen'
  | 'transferCommissionYen'
  | 'adjustmentTaxable10Yen'
  | 'taxable10Yen'
>
const amountCells = (totals: Amounts): CsvCell[] => [
  totals.wagesYen,
  totals.nightPremiumYen,
  totals.overtimePremiumYen,
  totals.transportationYen,
  totals.bonusYen,
  totals.leaveAllowanceYen,
  totals.adjustmentNontaxableYen,
  totals.nontaxableYen,
  totals.feeYen,
  totals.transferCommissionYen,
  totals.adjustmentTaxable10Yen,
  totals.taxable10Yen,
]

const companyRow = (statement: Statement): CsvCell[] => [
  statement.month,
  statementStatusLabel[statement.status],
  statement.invoiceNumber ?? '',
  statement.confirmedOn ?? '',
  statement.dueOn,
  statement.storeCount,
  statement.workCount,
  statement.workMin,
  ...amountCells(statement),
  statement.tax10Yen,
  statement.totalYen,
  statement.withholdingTaxYen,
  paidStatusLabel[statement.paidStatus],
]

/** One row for each month; for a company that is billed by store, one for each invoice. */
export const companyStatementsFile: FileDefinition = {
  name: '企業合計',
  header: [
    '対象月',
    '状態',
    '請求書番号',
    '確定日',
    'お支払期限',
    '店舗数',
    '勤務数',
    '実働分',
    ...amountHeader,
    '消費税(10%)',
    'ご請求金額',
    '源泉所得税',
    '入金状態',
  ],
  async *rows(inTransaction, { companyId }, month) {
    yield await inTransaction(async (operation) => {
      const names = await storeNames(operation.db, companyId)
      const months = await companyMonths(operation, companyId, [month])
      return months
        .flatMap((statementMonth) => companyStatements(statementMonth, names, operation.now))
        .map(companyRow)
    })
  },
}

type StoreRow = {
  clientId: number
  code: string
  departmentCode: string
  name: string
  totals: Totals
}
const storesOf = (month: CompanyMonth, names: StoreNames): StoreRow[] =>
  month.status === 'confirmed'
    ? month.operations.flatMap(({ stores }) =>
        stores.map((store) => ({
          clientId: store.clientId,
          code: store.clientCode ?? '',
          departmentCode: store.departmentCode ?? '',
          name: store.clientName,
          totals: store,
        })),
      )
    : month.invoices
        .flatMap(({ stores }) => stores)
        .map(({ clientId }) => ({
          clientId,
          code: names.get(clientId)?.code ?? '',
          departmentCode: names.get(clientId)?.departmentCode ?? '',
          name: names.get(clientId)?.name ?? `店舗${clientId}`,
          totals: storeTotalsOf(month.invoices, clientId),
        }))

const compareText = (a: string, b: string) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}
const isWanted = ({ clientIds }: FileScope, clientId: number) =>
  clientIds.length === 0 || clientIds.includes(clientId)

function storeRow(
  month: Month,
  { clientId, code, departmentCode, name, totals }: StoreRow,
): CsvCell[] {
  return [
    month,
    clientId,
    code,
    name,
    departmentCode,
    totals.workCount,
    totals.workerCount,
    totals.workMin,
    ...amountCells(totals),
    totals.tax10Yen,
    totals.totalYen,
    totals.withholdingTaxYen,
  ]
}

/** One row for each store and month, by store code and id. */
export const clientStatementsFile: FileDefinition = {
  name: '店舗別',
  header: [
    '対象月',
    '店舗ID',
    '店舗コード',
    '店舗名',
    '部門コード',
    '勤務数',
    'ワーカー数',
    '実働分',
    ...amountHeader,
    '消費税(按分)',
    '合計',
    '源泉所得税',
  ],
  async *rows(inTransaction, scope, month) {
    yield await inTransaction(async (operation) => {
      const names = await storeNames(operation.db, scope.companyId)
      const months = await companyMonths(operation, scope.companyId, [month])
      return months
        .flatMap((statementMonth) => storesOf(statementMonth, names))
        .filter(({ clientId }) => isWanted(scope, clientId))
        .sort((a, b) => compareText(a.code, b.code) || a.clientId - b.clientId)
        .map((store) => storeRow(month, store))
    })
  },
}
