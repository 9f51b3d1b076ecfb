import { addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { cannotHandInCertificate, CERTIFICATE_REVIEW_MINUTES } from '@/domain/workers/certificate'
import { type Day, dayOf } from '@/lib/date'
import { takeOne } from '@/server/db/pagination'
import { setQualifications } from '@/server/modules/workers/records/figures'
import { insertCertificate, insertPaper } from '@/server/modules/documents/records/certificates'
import { users } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { conflict, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import { pictureTypeOf, withoutMetadata } from '@/server/platform/uploads/picture'

const PICTURE_BYTES = 10_485_760

/** The picture as it is kept, without metadata such as the place. ApiError 422 for anything else. */
function keptPicture(picture: Uint8Array) {
  const mediaType = pictureTypeOf(picture)
  if (mediaType === undefined || picture.length > PICTURE_BYTES)
    throw invalid({ picture: 'JPEG・PNG・WebPの画像(10MBまで)を選んでください。' })
  const body = withoutMetadata(picture, mediaType)
  if (!body) throw invalid({ picture: '画像が壊れているため、読み取れません。' })
  return { mediaType, body }
}

/**
 * A worker hands in a certificate without a shift: it registers the qualification, and once the operator has confirmed
 * it (the job operatorReview), it opens offerings that ask for it and goes to their stores with an application.
 * ApiError 409 with the reason, 422 for a file that is no picture.
 */
export async function handInCertificate(
  { db, now }: Operation,
  userId: number,
  certificate: { qualificationId: number; expiresOn: Day | null; picture: Uint8Array },
): Promise<{ id: number }> {
  const { qualificationId, expiresOn } = certificate
  const reason = cannotHandInCertificate(certificate, dayOf(now))
  if (reason) throw conflict(reason)
  const submittedAt = now.toISOString()
  const { qualificationIds } = takeOne(
    await db.select().from(users).where(eq(users.id, userId)).for('no key update'),
  )
  if (!qualificationIds.includes(qualificationId))
    await setQualifications(db, userId, [...qualificationIds, qualificationId])
  const picture = keptPicture(certificate.picture)
  const paperId = await insertPaper(db, { userId, ...picture, createdAt: submittedAt })
  const id = await insertCertificate(db, {
    userId,
    qualificationId,
    paperId,
    status: 'submitted',
    submittedAt,
    expiresOn,
  })
  await enqueue(db, 'operatorReview', {}, addMinutes(now, CERTIFICATE_REVIEW_MINUTES))
  return { id }
}
