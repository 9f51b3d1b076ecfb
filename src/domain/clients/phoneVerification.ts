/** The rules of a code that is sent to the telephone number of a store. */
export const phoneVerificationRules = {
  codeDigits: 6,
  validMinutes: 10,
  attempts: 5,
  resendSeconds: 60,
  /** The most codes in 24 hours, counted per number and per store. */
  sendsPerDay: 5,
} as const
