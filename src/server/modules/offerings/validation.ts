import type { OfferingInput, OfferingValidation } from '@/contracts/offerings/schemas'
import { serviceTermsOn } from '@/domain/billing/contract'
import { graduateFeeOn, type FeeTerms } from '@/domain/billing/feeRate'
import { validateOffering } from '@/domain/offerings/check/offeringCheck'
import type { OfferingContext } from '@/domain/offerings/check/offeringRule'
import { closesAtOf } from '@/domain/offerings/offering'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { bonusesOn } from '@/domain/pay/bonus'
import { costOf, payOf } from '@/domain/pay/pay'
import { monthOf, msOf } from '@/lib/date'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { conflict } from '@/server/http/errors'
import { latestBudgetRequest } from '@/server/modules/budgets/records/budgets'
import { acknowledgementDue } from '@/server/modules/clients/service'
import { offeringContext } from './context'

/**
 * Returns the instants, the pay of one worker and the cost of all seats for these conditions; null for invalid times.
 */
export function previewOf(
  input: OfferingInput,
  {
    feeRateBp,
    contracts,
    offerId,
    bonuses,
  }: Pick<OfferingContext, 'feeRateBp' | 'contracts' | 'offerId' | 'bonuses'>,
): OfferingValidation['preview'] {
  const shift = shiftOfInput(input)
  if (!shift || msOf(shift.endAt) <= msOf(shift.startAt)) return null
  const { breakMin, hourlyWageYen, transportationYen } = input
  const pay = payOf({
    ...shift,
    breakMin,
    hourlyWageYen,
    transportationYen,
    bonuses: bonusesOn(bonuses, offerId, input.workOn),
  })
  return {
    ...shift,
    closesAt: closesAtOf(input.closeRule, shift.startAt, input.customClosesAt),
    pay,
    cost: costOf(pay, input.peopleWanted, serviceTermsOn(contracts, input.workOn, feeRateBp)),
  }
}

/**
 * Returns the fee of a dedicated offering and the cost it would have at the usual fee; undefined for other offerings.
 */
export const graduateFeeOf = (
  input: OfferingInput,
  preview: OfferingValidation['preview'],
  feeTerms: FeeTerms,
): OfferingValidation['graduateFee'] =>
  input.scope === 'graduate'
    ? {
        ...graduateFeeOn(feeTerms, input.workOn),
        usualTotalYen:
          preview &&
          costOf(
            preview.pay,
            input.peopleWanted,
            serviceTermsOn(feeTerms.contracts, input.workOn, feeTerms.usualBp),
          ).totalYen,
      }
    : undefined

/** Returns the budget that the offering would exceed with the latest request to head office; null if it fits. */
export async function exceededBudgetOf(
  { db, scope }: Pick<StoreOperation, 'db' | 'scope'>,
  { workOn }: OfferingInput,
  {
    errors,
    context: { budget },
    preview,
  }: {
    errors: readonly { field: string }[]
    context: Pick<OfferingContext, 'budget'>
    preview: OfferingValidation['preview']
  },
): Promise<OfferingValidation['budget']> {
  if (!budget || !preview || !errors.some(({ field }) => field === 'budget')) return null
  const month = monthOf(workOn)
  return {
    month,
    budgetYen: budget.budgetYen,
    forecastYen: budget.usedYen + preview.cost.totalYen,
    request: await latestBudgetRequest(db, scope.clientId, month),
  }
}

/** Throws 409 if one of the problems is the budget of the store: head office has to raise it first. */
export function refuseAboveBudget(problems: readonly { field: string; message: string }[]) {
  const problem = problems.find(({ field }) => field === 'budget')
  if (problem) throw conflict(problem.message, 'budget_exceeded')
}

/** Returns what is left of the company's limit. A store may not see more, because the sums include other stores. */
export const remainingOf = (usage: OfferingContext['usage']) =>
  usage && { remainingYen: usage.limitYen - usage.usedYen }

/**
 * Validates an offering while its form is filled in: returns errors, warnings, pay and cost in yen. It writes and locks
 * nothing, so `createOffering` applies the same rules again with locks.
 */
export async function validateForStore(
  { db, scope, now }: StoreOperation,
  accountId: number,
  offerId: number,
  input: OfferingInput,
): Promise<OfferingValidation> {
  const { context, feeTerms } = await offeringContext({ db, scope, now }, offerId, input)
  const { usage } = context
  const preview = previewOf(input, context)
  const checked = validateOffering(input, context)
  return {
    ...checked,
    preview,
    budget: await exceededBudgetOf({ db, scope }, input, { ...checked, context, preview }),
    acknowledgementRequired: await acknowledgementDue(db, scope, accountId, now),
    usage: remainingOf(usage),
    reach: context.reach,
    graduateFee: graduateFeeOf(input, preview, feeTerms),
  }
}
