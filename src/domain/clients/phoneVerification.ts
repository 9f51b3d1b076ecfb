/** The rules of a code that is sent to the telephone number of a store. Source: specification §3.12. */
export const phoneVerificationRules = {
  codeDigits: 6,
  validMinutes: 10,
  attempts: 5,
  resendSeconds: 60,
  /** In 24 hours, to one number and from one store. */
  sendsPerDay: 5,
} as const
