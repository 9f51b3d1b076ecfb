/** Codes of the ready-made offers for supermarkets (スーパー向けテンプレート, `grocery_store_template_code`). */
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

/** How long the texts of an offer may be, in characters, and how many entries its lists may have. */
export const offerLimits = {
  title: 40,
  jobDescriptionMin: 30,
  jobDescription: 2000,
  workFlow: 1000,
  conditions: 1000,
  precautions: 1000,
  belongings: 20,
  belonging: 60,
  clothing: 500,
  meetingPlace: 200,
  access: 300,
  address: 200,
  station: 100,
  changeScope: 200,
  autoMessage: 1000,
  questions: 5,
  question: 200,
  photos: 5,
} as const

export const parkings = ['none', 'car', 'bike', 'bicycle'] as const
export type Parking = (typeof parkings)[number]

/**
 * The minimum ages that an offering may ask for: the end of compulsory school, or 18. A higher one would be a limit of
 * age (労働施策総合推進法9条).
 */
export const minAges = [15, 18] as const
export type MinAge = (typeof minAges)[number]

/** Conditions of an offer. Those with a number are checked against the worker's record; `experience` is not. */
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

/** Stool inspection rule of an offer: that of its store, or one of its own. */
export const stoolRules = ['as_store', 'required', 'not_required'] as const
export type StoolRule = (typeof stoolRules)[number]
