import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pay } from '@/contracts/offerings/schemas'
import { defaultContract } from '@/domain/billing/contract'
import { amountsOf } from '@/domain/billing/line'
import type { CountedLine, MonthAdjustment, MonthInput } from '@/domain/billing/statement'

type ExamplePay = Record<
  | 'work_min'
  | 'night_min'
  | 'overtime_min'
  | 'base_yen'
  | 'night_premium_yen'
  | 'overtime_premium_yen'
  | 'transportation_yen'
  | 'bonus_company_yen'
  | 'bonus_platform_yen'
  | 'leave_allowance_yen'
  | 'gross_yen'
  | 'withholding_tax_yen'
  | 'net_yen'
  | 'billed_yen'
  | 'fee_yen',
  number
>
export type ExampleLine = {
  matching_id: number
  store_id: number
  worker_id: number
  work_on: string
  month: string
  start_at: string
  end_at: string
  break_min: number
  hourly_wage_yen: number
  status: 'worked' | 'rejected' | 'absence' | 'cancel'
  fixed_at: string
  pay: ExamplePay | null
  provisional?: boolean
}
type ExampleAdjustment = {
  store_id: number
  month: string
  approved_on: string
  nontaxable_yen: number
  taxable_10_yen: number
  payouts: number
}
type StoreExample = Record<string, number> & { store_id: number }
type Examples = {
  lines: ExampleLine[]
  adjustments: ExampleAdjustment[]
  months: {
    month: string
    invoice: Record<string, number> & { confirmed_on: string; due_on: string }
    stores: StoreExample[]
    totals: Record<string, number>
  }[]
  next_billing: {
    as_of_at: string
    settled: Record<string, number>
    expected_with_scheduled: Record<string, number>
  }
  carried_to_december: {
    before: ExamplePay
    after: ExamplePay
    nontaxable_yen: number
    taxable_10_yen: number
  }
}

/**
 * The worked bills of one company with three stores, September to November 2026. A program outside
 * this repository calculated them, and shares no code with it: nothing here can regenerate them.
 */
export const examples = JSON.parse(
  readFileSync(join(process.cwd(), '__tests__/domain/billing/examples.json'), 'utf8'),
) as Examples

const bonusOf = (payer: 'company' | 'platform', yen: number) =>
  yen > 0 ? [{ id: 1, name: 'ボーナス', amountYen: yen, per: 'match' as const, payer, yen }] : []

/** Converts the pay of an example to the form that the server stores. */
export const payOfExample = (pay: ExamplePay): Pay => ({
  workMin: pay.work_min,
  nightMin: pay.night_min,
  overtimeMin: pay.overtime_min,
  baseYen: pay.base_yen,
  nightPremiumYen: pay.night_premium_yen,
  overtimePremiumYen: pay.overtime_premium_yen,
  transportationYen: pay.transportation_yen,
  bonusYen: pay.bonus_company_yen + pay.bonus_platform_yen,
  bonuses: [
    ...bonusOf('company', pay.bonus_company_yen),
    ...bonusOf('platform', pay.bonus_platform_yen),
  ],
  leaveAllowanceYen: pay.leave_allowance_yen,
  grossYen: pay.gross_yen,
  withholdingTaxYen: pay.withholding_tax_yen,
  netYen: pay.net_yen,
  missingTable: null,
})

/** The terms of the company: 137 yen for each payout, a fee of 30 %. */
export const exampleTerms = { ...defaultContract, transferCommissionYen: 137, feeRateBp: 3000 }

/** Returns the lines of a month that have pay. */
export const linesOfMonth = (month: string) =>
  examples.lines.filter((line) => line.month === month && line.pay !== null)

const countedLine = (line: ExampleLine): CountedLine => ({
  clientId: line.store_id,
  count: 1,
  flag: line.provisional ? 'provisional' : 'none',
  amounts: amountsOf(line.pay && payOfExample(line.pay), exampleTerms),
})
const adjustmentsOf = (adjustment: ExampleAdjustment): MonthAdjustment[] => {
  const common = {
    clientId: adjustment.store_id,
    commissionYen: exampleTerms.transferCommissionYen,
    taxPercent: 10,
  }
  return [
    {
      ...common,
      taxCategory: 'nontaxable',
      amountYen: adjustment.nontaxable_yen,
      payouts: adjustment.payouts,
    },
    // The fee is not paid out to anybody.
    { ...common, taxCategory: 'taxable10', amountYen: adjustment.taxable_10_yen, payouts: 0 },
  ]
}
const workersOf = (lines: readonly ExampleLine[]) =>
  new Set(lines.map((line) => line.worker_id)).size

/** A month of the examples as input for the rules. `until`: count only what was fixed or approved by then. */
export function monthInput(month: string, until = '9999'): MonthInput {
  const lines = linesOfMonth(month).filter(({ fixed_at }) => fixed_at <= until)
  const storeIds = [...new Set(lines.map((line) => line.store_id))]
  return {
    lines: lines.map(countedLine),
    adjustments: examples.adjustments
      .filter((one) => one.month === month && one.approved_on <= until.slice(0, 10))
      .flatMap(adjustmentsOf),
    workers: {
      byStore: new Map(
        storeIds.map((id) => [id, workersOf(lines.filter((line) => line.store_id === id))]),
      ),
      total: workersOf(lines),
    },
    unit: 'company',
    withholdingMode: 'gross',
  }
}
