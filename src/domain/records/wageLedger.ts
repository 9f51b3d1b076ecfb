import type { Pay } from '@/contracts/offerings/schemas'
import { sumBy } from '@/lib/sumBy'

type LedgerWork = {
  isWorked: boolean
  workOn: string
  scheduledPay: Pay
  fixedPay: Pay | null
}

/** A row of the wage ledger: one worker of a store in a month. Durations in minutes, amounts in yen. */
type LedgerRow = {
  workedDays: number
  workMin: number
  overtimeMin: number
  nightMin: number
  baseYen: number
  nightPremiumYen: number
  overtimePremiumYen: number
  transportationYen: number
  bonusYen: number
  leaveAllowanceYen: number
  grossYen: number
  /** Null while the tax of one of the shifts is not known. */
  withholdingTaxYen: number | null
  /** The number of shifts whose pay is not fixed yet; they count as planned. */
  openCount: number
}

/**
 * Returns the items of the wage ledger (賃金台帳, 労働基準法108条, 施行規則54条): days and hours of work, overtime and
 * night hours, each kind of wage, and the deductions. A cancelled shift counts with its leave allowance, but without
 * hours.
 */
export function ledgerRowOf(works: readonly LedgerWork[]): LedgerRow {
  const pays = works.map(({ fixedPay, scheduledPay }) => fixedPay ?? scheduledPay)
  const worked = works.filter(({ isWorked }) => isWorked)
  const workedPays = worked.map(({ fixedPay, scheduledPay }) => fixedPay ?? scheduledPay)
  return {
    workedDays: new Set(worked.map(({ workOn }) => workOn)).size,
    workMin: sumBy(workedPays, (pay) => pay.workMin),
    overtimeMin: sumBy(workedPays, (pay) => pay.overtimeMin),
    nightMin: sumBy(workedPays, (pay) => pay.nightMin),
    baseYen: sumBy(pays, (pay) => pay.baseYen),
    nightPremiumYen: sumBy(pays, (pay) => pay.nightPremiumYen),
    overtimePremiumYen: sumBy(pays, (pay) => pay.overtimePremiumYen),
    transportationYen: sumBy(pays, (pay) => pay.transportationYen),
    bonusYen: sumBy(pays, (pay) => pay.bonusYen),
    leaveAllowanceYen: sumBy(pays, (pay) => pay.leaveAllowanceYen),
    grossYen: sumBy(pays, (pay) => pay.grossYen),
    withholdingTaxYen: pays.some(({ withholdingTaxYen }) => withholdingTaxYen === null)
      ? null
      : sumBy(pays, (pay) => pay.withholdingTaxYen ?? 0),
    openCount: works.filter(({ fixedPay }) => fixedPay === null).length,
  }
}
