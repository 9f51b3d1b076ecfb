import type { TextRule } from './types'
import { ageRules } from './rules/people/age'
import { contactRules } from './rules/people/contact'
import { creedRules } from './rules/people/creed'
import { deductionRules } from './rules/pay/deduction'
import { roundingRules } from './rules/pay/rounding'
import { unpaidRules } from './rules/pay/unpaid'
import { disabilityRules } from './rules/people/disability'
import { minorRules } from './rules/people/minors'
import { freedomRules } from './rules/conditions/freedom'
import { pretextRules } from './rules/conditions/pretexts'
import { harmRules } from './rules/conditions/harm'
import { safetyRules } from './rules/conditions/safety'
import { maternityRules } from './rules/people/maternity'
import { nationalityRules } from './rules/people/nationality'
import { offHoursRules } from './rules/pay/offHours'
import { breakDutyRules } from './rules/conditions/breakDuties'
import { paperRules } from './rules/people/papers'
import { penaltyRules } from './rules/pay/penalty'
import { residenceRules } from './rules/people/residence'
import { restRules } from './rules/conditions/rests'
import { premiumRules } from './rules/pay/premiums'
import { leavingRules } from './rules/conditions/leaving'
import { rightsRules } from './rules/conditions/rights'
import { selectionRules } from './rules/people/selection'
import { rightsRefusedRules } from './rules/conditions/rightsRefused'
import { wagePaymentRules } from './rules/pay/wagePayment'
import { humiliationRules } from './rules/people/humiliation'
import { outsideRules } from './rules/conditions/outside'
import { crimeRules } from './rules/conditions/crimes'
import { sexRules } from './rules/people/sex'
import { socialStatusRules } from './rules/people/socialStatus'
import { termsRules } from './rules/conditions/terms'
import { wordingRules } from './rules/conditions/wording'

/** All rules for an offer. Findings are listed in this order. */
export const offerRules: readonly TextRule[] = [
  ...ageRules,
  ...sexRules,
  ...nationalityRules,
  ...creedRules,
  ...socialStatusRules,
  ...disabilityRules,
  ...maternityRules,
  ...residenceRules,
  ...selectionRules,
  ...contactRules,
  ...paperRules,
  ...penaltyRules,
  ...deductionRules,
  ...roundingRules,
  ...unpaidRules,
  ...wagePaymentRules,
  ...offHoursRules,
  ...breakDutyRules,
  ...termsRules,
  ...minorRules,
  ...freedomRules,
  ...pretextRules,
  ...outsideRules,
  ...crimeRules,
  ...restRules,
  ...premiumRules,
  ...leavingRules,
  ...humiliationRules,
  ...rightsRules,
  ...rightsRefusedRules,
  ...harmRules,
  ...safetyRules,
  ...wordingRules,
]
