import { breakDutyRules } from './rules/conditions/breakDuties'
import { crimeRules } from './rules/conditions/crimes'
import { freedomRules } from './rules/conditions/freedom'
import { gatheringRules } from './rules/conditions/gatherings'
import { harmRules } from './rules/conditions/harm'
import { leavingRules } from './rules/conditions/leaving'
import { outsideRules } from './rules/conditions/outside'
import { pretextRules } from './rules/conditions/pretexts'
import { restRules } from './rules/conditions/rests'
import { rightsRules } from './rules/conditions/rights'
import { rightsRefusedRules } from './rules/conditions/rightsRefused'
import { safetyRules } from './rules/conditions/safety'
import { termsRules } from './rules/conditions/terms'
import { wordingRules } from './rules/conditions/wording'
import { deductionRules } from './rules/pay/deduction'
import { offHoursRules } from './rules/pay/offHours'
import { penaltyRules } from './rules/pay/penalty'
import { premiumRules } from './rules/pay/premiums'
import { roundingRules } from './rules/pay/rounding'
import { unpaidRules } from './rules/pay/unpaid'
import { wagePaymentRules } from './rules/pay/wagePayment'
import { ageRules } from './rules/people/age'
import { contactRules } from './rules/people/contact'
import { creedRules } from './rules/people/creed'
import { disabilityRules } from './rules/people/disability'
import { humiliationRules } from './rules/people/humiliation'
import { identityDocumentRules } from './rules/people/identityDocuments'
import { maternityRules } from './rules/people/maternity'
import { minorRules } from './rules/people/minors'
import { nationalityRules } from './rules/people/nationality'
import { residenceRules } from './rules/people/residence'
import { selectionRules } from './rules/people/selection'
import { sexRules } from './rules/people/sex'
import { socialStatusRules } from './rules/people/socialStatus'
import type { TextRule } from './types'

/** All rules for an offer (ADR 28). Findings are listed in this order. */
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
  ...identityDocumentRules,
  ...penaltyRules,
  ...deductionRules,
  ...roundingRules,
  ...unpaidRules,
  ...wagePaymentRules,
  ...offHoursRules,
  ...breakDutyRules,
  ...termsRules,
  ...gatheringRules,
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
