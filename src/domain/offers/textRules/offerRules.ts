import type { TextRule } from './types'
import { ageRules } from './rules/age'
import { contactRules } from './rules/contact'
import { creedRules } from './rules/creed'
import { deductionRules } from './rules/deduction'
import { disabilityRules } from './rules/disability'
import { freedomRules } from './rules/freedom'
import { harmRules } from './rules/harm'
import { maternityRules } from './rules/maternity'
import { nationalityRules } from './rules/nationality'
import { offHoursRules } from './rules/offHours'
import { paperRules } from './rules/papers'
import { penaltyRules } from './rules/penalty'
import { residenceRules } from './rules/residence'
import { rightsRules } from './rules/rights'
import { selectionRules } from './rules/selection'
import { sexRules } from './rules/sex'
import { socialStatusRules } from './rules/socialStatus'
import { termsRules } from './rules/terms'
import { wordingRules } from './rules/wording'

/** Everything an offer is checked for; findings are listed in this order. */
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
  ...offHoursRules,
  ...termsRules,
  ...freedomRules,
  ...rightsRules,
  ...harmRules,
  ...wordingRules,
]
