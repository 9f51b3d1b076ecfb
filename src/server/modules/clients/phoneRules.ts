import { addMinutes, addSeconds } from 'date-fns'
import { minutesInDay } from 'date-fns/constants'
import type { PhoneVerification } from '@/contracts/clients/schemas'
import { phoneVerificationRules as rules } from '@/domain/clients/phoneVerification'
import type { phoneVerifications } from '@/server/db/schema'

type SentCode = typeof phoneVerifications.$inferSelect

/** Returns the instant 24 hours ago; codes sent after it count against the daily limit. */
export const dayAgo = (now: Date) => addMinutes(now, -minutesInDay).toISOString()
/** When a code that is sent now expires. */
export const codeExpiry = (now: Date) => addMinutes(now, rules.validMinutes).toISOString()
/** When the next code may be sent. */
export const resendAt = ({ sentAt }: Pick<SentCode, 'sentAt'>) =>
  addSeconds(new Date(sentAt), rules.resendSeconds)

/**
 * Returns the latest code of a store if it can still be entered, otherwise null. `sent`: all codes of the store, the
 * latest first.
 */
export function pendingVerification(
  sent: readonly SentCode[],
  now: Date,
): PhoneVerification | null {
  const [last] = sent
  if (!last || last.verifiedAt !== null || last.expiresAt <= now.toISOString()) return null
  const today = sent.filter(({ sentAt }) => sentAt > dayAgo(now))
  return {
    phoneNumber: last.phoneNumber,
    method: last.method,
    sentAt: last.sentAt,
    expiresAt: last.expiresAt,
    resendAt: resendAt(last).toISOString(),
    attemptsLeft: Math.max(0, rules.attempts - last.attempts),
    sendsLeft: Math.max(0, rules.sendsPerDay - today.length),
  }
}
