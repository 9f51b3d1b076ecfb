import { qualifications } from '@/domain/data/masterData'
import type { Day } from '@/lib/date'

/** The embedded operator confirms a submitted certificate after this many minutes. */
export const CERTIFICATE_REVIEW_MINUTES = 30

/** Why a worker cannot submit a certificate; undefined if they can. */
export const cannotHandInCertificate = (
  { qualificationId, expiresOn }: { qualificationId: number; expiresOn: Day | null },
  today: Day,
): string | undefined => {
  if (!qualifications.some(({ id }) => id === qualificationId))
    return '選んだ資格が見つかりません。'
  return expiresOn !== null && expiresOn < today
    ? '証明書の有効期限が切れています。更新した証明書を提出してください。'
    : undefined
}
