import { asc, eq } from 'drizzle-orm'
import { identificationDocuments, identificationPieces } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { ApiError, notFound } from '@/server/http/errors'
import type { DocumentCipher } from '@/server/platform/documentCipher'

/** Names the place of a piece, so that pieces cannot be exchanged. */
const placeOf = (documentId: number, index: number) => `identification ${documentId} ${index}`

/** Without a key nothing is taken: ApiError 409. */
export function requireCipher(cipher: DocumentCipher | undefined): DocumentCipher {
  if (cipher) return cipher
  throw new ApiError(
    409,
    'not_ready',
    '書類を安全に保管する準備ができていないため、受け付けられません。運営にお問い合わせください。',
  )
}

type Piece = { documentId: number; index: number; body: Uint8Array }
/** A piece as it is stored. */
export const sealPiece = (cipher: DocumentCipher, { documentId, index, body }: Piece) => ({
  documentId,
  index,
  body: cipher.encrypt(body, placeOf(documentId, index)),
  isEncrypted: true,
})

/** The pieces of a document in their order. The transaction must be the system's: a company may not read them. */
export async function openPieces(
  db: Tx,
  cipher: DocumentCipher,
  documentId: number,
): Promise<Uint8Array[]> {
  const pieces = await db
    .select()
    .from(identificationPieces)
    .where(eq(identificationPieces.documentId, documentId))
    .orderBy(asc(identificationPieces.index))
  return pieces.map(({ index, body, isEncrypted }) =>
    isEncrypted ? cipher.decrypt(body, placeOf(documentId, index)) : body,
  )
}

/** A document that was handed in, for the operator. ApiError 404 without one. */
export async function openDocument(
  db: Tx,
  cipher: DocumentCipher,
  documentId: number,
): Promise<{ name: string; bytes: Buffer }> {
  const [document] = await db
    .select({ name: identificationDocuments.name })
    .from(identificationDocuments)
    .where(eq(identificationDocuments.id, documentId))
  const pieces = await openPieces(db, cipher, documentId)
  if (!document || pieces.length === 0) throw notFound()
  return { name: document.name, bytes: Buffer.concat(pieces) }
}
