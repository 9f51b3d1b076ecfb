import { asc, eq } from 'drizzle-orm'
import { identificationDocuments, identificationPieces } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { ApiError, notFound } from '@/server/http/errors'
import type { DocumentCipher } from '@/server/platform/documentCipher'
import { readBody } from '@/server/platform/storage/fileStorage'

/** Additional data of the cipher: a piece that was moved to another document or index cannot be decrypted. */
const placeOf = (documentId: number, index: number) => `identification ${documentId} ${index}`

/** Returns the cipher; throws 409 if the server has no key for documents, so that none is stored in plain. */
export function requireCipher(cipher: DocumentCipher | undefined): DocumentCipher {
  if (cipher) return cipher
  throw new ApiError(
    409,
    'not_ready',
    '書類を安全に保管する準備ができていないため、受け付けられません。運営にお問い合わせください。',
  )
}

type Piece = { documentId: number; index: number; body: Uint8Array }
/** Encrypts a piece for storage. */
export const sealPiece = (cipher: DocumentCipher, { documentId, index, body }: Piece) => ({
  documentId,
  index,
  body: cipher.encrypt(body, placeOf(documentId, index)),
})

type Reader = Pick<AppContext, 'db' | 'files'>

/** Reads and decrypts the pieces of a document in order. It reads as the system: the company role may not read them. */
export async function openPieces(
  { db, files }: Reader,
  cipher: DocumentCipher,
  documentId: number,
): Promise<Uint8Array[]> {
  const pieces = await db.tx('system', (tx) =>
    tx
      .select()
      .from(identificationPieces)
      .where(eq(identificationPieces.documentId, documentId))
      .orderBy(asc(identificationPieces.index)),
  )
  return Promise.all(
    pieces.map(async ({ index, ...stored }) =>
      cipher.decrypt(await readBody(files, stored), placeOf(documentId, index)),
    ),
  )
}

/** Opens a document for the operator; throws 404 if it does not exist or its file was deleted. */
export async function openDocument(
  reader: Reader,
  cipher: DocumentCipher,
  documentId: number,
): Promise<{ name: string; bytes: Buffer }> {
  const [document] = await reader.db.tx('system', (tx) =>
    tx
      .select({ name: identificationDocuments.name })
      .from(identificationDocuments)
      .where(eq(identificationDocuments.id, documentId)),
  )
  const pieces = await openPieces(reader, cipher, documentId)
  if (!document || pieces.length === 0) throw notFound()
  return { name: document.name, bytes: Buffer.concat(pieces) }
}
