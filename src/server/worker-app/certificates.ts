import { and, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { firstOrNotFound } from '@/server/db/pagination'
import { documentFiles, qualificationDocuments, type offerings } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import {
  insertCertificate,
  insertDocumentFile,
} from '@/server/modules/documents/records/certificates'

type Offering = Pick<typeof offerings.$inferSelect, 'clientId' | 'workOn' | 'terms'>

/** Whether an offering is open only to those whose certificates are confirmed. */
export const asksForCertificates = ({
  qualificationDocumentRequired,
  qualificationIds,
}: Offering['terms']) => qualificationDocumentRequired && qualificationIds.length > 0

/** The latest confirmed certificate for each qualification of the offering that is valid on the day of work. */
const confirmedCertificates = (db: Tx, userId: number, { terms, workOn }: Offering) =>
  db
    .selectDistinctOn([qualificationDocuments.qualificationId])
    .from(qualificationDocuments)
    .where(
      and(
        eq(qualificationDocuments.userId, userId),
        inArray(qualificationDocuments.qualificationId, terms.qualificationIds),
        eq(qualificationDocuments.status, 'checked'),
        or(isNull(qualificationDocuments.expiresOn), gte(qualificationDocuments.expiresOn, workOn)),
      ),
    )
    .orderBy(
      qualificationDocuments.qualificationId,
      desc(qualificationDocuments.submittedAt),
      desc(qualificationDocuments.id),
    )

/** Copies the image for the store of the offering and returns its id: a store reads only its own documents. */
async function documentFileFor({ db, now }: Operation, clientId: number, documentFileId: number) {
  const file = firstOrNotFound(
    // The copy names the same object: it must not be moved before the copy is committed.
    await db.select().from(documentFiles).where(eq(documentFiles.id, documentFileId)).for('share'),
  )
  if (file.clientId === clientId) return documentFileId
  const { userId, mediaType, body, objectKey } = file
  const createdAt = now.toISOString()
  return insertDocumentFile(db, { clientId, userId, mediaType, body, objectKey, createdAt })
}

/**
 * Hands the worker's confirmed certificates over to the store, if the offering asks for them. The application has been
 * accepted, so there is one for each qualification.
 */
export async function handOverCertificates(
  operation: Operation,
  { matchingId, userId }: { matchingId: number; userId: number },
  offering: Offering,
) {
  const { clientId, terms } = offering
  if (!asksForCertificates(terms)) return
  for (const certificate of await confirmedCertificates(operation.db, userId, offering)) {
    const { id: _, ...facts } = certificate
    const documentFileId = await documentFileFor(operation, clientId, certificate.documentFileId)
    await insertCertificate(operation.db, { ...facts, clientId, matchingId, documentFileId })
  }
}
