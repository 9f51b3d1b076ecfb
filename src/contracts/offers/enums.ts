/** Ready-made templates of supermarkets (スーパー向けテンプレート): what `grocery_store_template_code` names. */
export const groceryTemplateCodes = [
  'stock',
  'register',
  'deli',
  'produce',
  'meat',
  'fish',
  'cart',
] as const
export type GroceryTemplateCode = (typeof groceryTemplateCodes)[number]

export const offerStatuses = ['draft', 'screening', 'usable', 'violated', 'archived'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export const parkings = ['none', 'car', 'bike', 'bicycle'] as const
export type Parking = (typeof parkings)[number]

/** Conditions of a template that can be checked against a worker; `experience` and `qualification` carry a text or an id. */
export const conditionTypes = [
  'good_rate_min',
  'cancel_rate_max',
  'last_minute_cancel_rate_max',
  'penalty_max',
  'worked_count_min',
  'experience',
  'qualification',
  'photo_registered',
] as const
export type ConditionType = (typeof conditionTypes)[number]

export const answerTypes = ['text', 'single', 'multi', 'yes_no'] as const
export type AnswerType = (typeof answerTypes)[number]

/** What a template says of stool inspections: what its store asks for, or something of its own. */
export const stoolRules = ['as_store', 'required', 'not_required'] as const
export type StoolRule = (typeof stoolRules)[number]
