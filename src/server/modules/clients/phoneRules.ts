import { minutesInDay } from 'date-fns/constants'
import { addMinutes, addSeconds } from 'date-fns'
import type { PhoneVerification } from '@/contracts/clients/schemas'
import { phoneVerificationRules as rules } from '@/domain/clients/phoneVerification'
import type { phoneVerifications } from '@/server/db/schema'

type SentCode = typeof phoneVerifications.$inferSelect

/** The instant after which a sent code still counts for the limit of a day. */
export const dayAgo = (now: Date) => addMinutes(now, -minutesInDay).toISOString()
/** When a code that is sent now expires. */
export const codeExpiry = (now: Date) => addMinutes(now, rules.validMinutes).toISOString()
/** When the next code may be sent. */
export const resendAt = ({ sentAt }: Pick<SentCode, 'sentAt'>) =>
  addSeconds(new Date(sentAt), rules.resendSeconds)

/**
 * The last code of a store while it can be entered; null without one. `sent`: all codes of the store, the last
 * first.
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
