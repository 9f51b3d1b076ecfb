import { firstOrNotFound } from '@/server/db/pagination'
import { papers, qualificationDocuments } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** Keeps the image of a certificate; returns its id. */
export const insertPaper = async (db: Tx, values: typeof papers.$inferInsert): Promise<number> =>
  firstOrNotFound(await db.insert(papers).values(values).returning({ id: papers.id })).id

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
