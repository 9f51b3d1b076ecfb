import { asc, eq } from 'drizzle-orm'
import type { BillingContract } from '@/domain/billing/contract'
import { companyContracts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** What the company has agreed on about its bills, oldest first. */
export const contractsOf = (db: Tx, companyId: number): Promise<BillingContract[]> =>
  db
    .select({
      validFrom: companyContracts.validFrom,
      validTo: companyContracts.validTo,
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
