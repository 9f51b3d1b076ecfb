/** A month runs (速報), waits for its confirmation (締め処理中), or is confirmed (確定). */
export const statementStatuses = ['open', 'closing', 'confirmed'] as const
export type StatementStatus = (typeof statementStatuses)[number]

/** `none`: there is no invoice, because the month is not confirmed or nothing is due. */
export const paidStatuses = ['none', 'unpaid', 'paid', 'overdue'] as const
export type PaidStatus = (typeof paidStatuses)[number]

/** One invoice for the company, or one for each store with its own rounding. */
export const billingUnits = ['company', 'store'] as const
export type BillingUnit = (typeof billingUnits)[number]

/** `gross`: the operator pays the withheld tax to the tax office. `net`: the company does; the invoice deducts it. */
export const withholdingModes = ['gross', 'net'] as const
export type WithholdingMode = (typeof withholdingModes)[number]

export const dueRules = ['endOfNextMonth'] as const
export type DueRule = (typeof dueRules)[number]

export const paymentMethods = ['bankTransfer', 'npKakebarai', 'directDebit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const taxCategories = ['nontaxable', 'taxable10'] as const
export type TaxCategory = (typeof taxCategories)[number]

/** What an adjustment (請求調整) is for. */
export const adjustmentKinds = [
  'fixAfterClose',
  'leaveAllowanceAfterClose',
  'absenceAfterClose',
  'absenceUndone',
  'wageCorrection',
  'feeDiscount',
  'minimumWage',
  'carryOver',
] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]

/**
 * How final the amount of a line is. `provisional`: the planned pay, until the pay is fixed; `unresolved`: the shift is
 * not recorded yet, 0 yen; `underReview`: the operator examines the store's cancel, 0 yen.
 */
export const lineFlags = ['none', 'provisional', 'unresolved', 'underReview'] as const
export type LineFlag = (typeof lineFlags)[number]

/** Where the amount of a line comes from. */
export const lineSources = ['shift', 'correction', 'cancel'] as const

/** The six files of the head office. */
export const billingFileKinds = [
  'companyStatements',
  'clientStatements',
  'details',
  'leaveAllowanceAdjustments',
  'billingAdjustments',
  'transferCommissions',
] as const
export type BillingFileKind = (typeof billingFileKinds)[number]

export const csvEncodings = ['utf8', 'sjis'] as const
export type CsvEncoding = (typeof csvEncodings)[number]
