import { asc, eq } from 'drizzle-orm'
import { serviceTermsOn } from '@/domain/billing/contract'
import type { Day } from '@/lib/date'
import { companyContracts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The billing contracts of the company, oldest first. */
export const contractsOf = (db: Tx, companyId: number) =>
  db
    .select({
      validFrom: companyContracts.validFrom,
      validTo: companyContracts.validTo,
      graduateFeeRateBp: companyContracts.graduateFeeRateBp,
      minFeeYen: companyContracts.minFeeYen,
      transferCommissionYen: companyContracts.transferCommissionYen,
      consumptionTaxPercent: companyContracts.consumptionTaxPercent,
      leaveAllowanceRatePercent: companyContracts.leaveAllowanceRatePercent,
      billingUnit: companyContracts.billingUnit,
      withholdingMode: companyContracts.withholdingMode,
      dueRule: companyContracts.dueRule,
      paymentMethod: companyContracts.paymentMethod,
    })
    .from(companyContracts)
    .where(eq(companyContracts.companyId, companyId))
    .orderBy(asc(companyContracts.validFrom))

/** Reads the fee terms for the matchings of an offering of the company. */
export const serviceTermsOf = async (
  db: Tx,
  companyId: number,
  { workOn, feeRateBp }: { workOn: Day; feeRateBp: number },
) => serviceTermsOn(await contractsOf(db, companyId), workOn, feeRateBp)
