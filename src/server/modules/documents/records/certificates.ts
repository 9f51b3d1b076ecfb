import { firstOrNotFound } from '@/server/db/pagination'
import { documentFiles, qualificationDocuments } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Keeps the image of a certificate; returns its id. */
export const insertDocumentFile = async (
  db: Tx,
  values: typeof documentFiles.$inferInsert,
): Promise<number> =>
  firstOrNotFound(await db.insert(documentFiles).values(values).returning({ id: documentFiles.id }))
    .id

/** Keeps a certificate, of the worker or as a store received it; returns its id. */
export const insertCertificate = async (
  db: Tx,
  values: typeof qualificationDocuments.$inferInsert,
): Promise<number> =>
  firstOrNotFound(
    await db
      .insert(qualificationDocuments)
      .values(values)
      .returning({ id: qualificationDocuments.id }),
  ).id
