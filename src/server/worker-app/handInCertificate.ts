import { addMinutes } from 'date-fns'
import { eq } from 'drizzle-orm'
import { cannotHandInCertificate, CERTIFICATE_REVIEW_MINUTES } from '@/domain/workers/certificate'
import { type Day, dayOf } from '@/lib/date'
import { firstOrNotFound } from '@/server/db/pagination'
import { users } from '@/server/db/schema'
import type { Operation } from '@/server/db/transaction'
import { conflict, invalid } from '@/server/http/errors'
import { enqueue } from '@/server/jobs/queue'
import {
  insertCertificate,
  insertDocumentFile,
} from '@/server/modules/documents/records/certificates'
import { setQualifications } from '@/server/modules/workers/records/figures'
import { pictureTypeOf, withoutMetadata } from '@/server/platform/uploads/picture'

const PICTURE_BYTES = 10_485_760

/** Returns the picture to store, without metadata such as its location; throws 422 if it is no accepted picture. */
function keptPicture(picture: Uint8Array) {
  const mediaType = pictureTypeOf(picture)
  if (mediaType === undefined || picture.length > PICTURE_BYTES)
    throw invalid({ picture: 'JPEG・PNG・WebPの画像(10MBまで)を選んでください。' })
  const body = withoutMetadata(picture, mediaType)
  if (!body) throw invalid({ picture: '画像が壊れているため、読み取れません。' })
  return { mediaType, body }
}

/**
 * A worker submits a certificate without a shift, which registers the qualification. Once the operator has confirmed
 * it (job `operatorReview`), the worker can apply to offerings that ask for it, and their stores get a copy with the
 * application. Throws 409 with the reason, and 422 for a file that is no picture.
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
  const { qualificationIds } = firstOrNotFound(
    await db.select().from(users).where(eq(users.id, userId)).for('no key update'),
  )
  if (!qualificationIds.includes(qualificationId))
    await setQualifications(db, userId, [...qualificationIds, qualificationId])
  const picture = keptPicture(certificate.picture)
  const documentFileId = await insertDocumentFile(db, {
    userId,
    ...picture,
    createdAt: submittedAt,
  })
  const id = await insertCertificate(db, {
    userId,
    qualificationId,
    documentFileId,
    status: 'submitted',
    submittedAt,
    expiresOn,
  })
  await enqueue(db, 'operatorReview', {}, addMinutes(now, CERTIFICATE_REVIEW_MINUTES))
  return { id }
}
