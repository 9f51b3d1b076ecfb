import { createHash } from 'node:crypto'
import { addSeconds } from 'date-fns'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { identification as contract } from '@/contracts/identification'
import { IDENTIFICATION_FILE_BYTES } from '@/contracts/identification/enums'
import { manualLimits, piecesOf } from '@/contracts/manuals/enums'
import { firstOrNotFound } from '@/server/db/pagination'
import { identificationDocuments, identificationPieces } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext, Call, ManualTransactionCall } from '@/server/http/context'
import { ApiError, conflict, invalid } from '@/server/http/errors'
import { lockOwner } from '@/server/modules/clients/records/clients'
import type { DocumentCipher } from '@/server/platform/documentCipher'
import { plainFileName } from '@/server/platform/exports/fileName'
import { runFileCheck } from '@/server/platform/uploads/checkFile'
import { beginsAsPdf, pdfFault } from '@/server/platform/uploads/pdf'
import { pictureTypeOf, withoutMetadata } from '@/server/platform/uploads/picture'
import { openPieces, requireCipher, sealPiece } from './storedPieces'

// Documents are uploaded like the manuals of offers, in pieces of the same size.
const { pieceBytes } = manualLimits
/** The most documents that a company can upload without ever submitting them. */
const MAX_UNUSED = 30
const DAY_SECONDS = 86_400
const tooLarge = `ファイルが大きすぎます (1つ${IDENTIFICATION_FILE_BYTES / 1_048_576}MBまで)。画質を下げて、もう一度選んでください。`
const unknownType = 'ファイルの形式を確認できません。JPEG・PNG・PDFのファイルを選んでください。'
const broken = '画像が壊れているため、読み取れません。別の画像を選んでください。'

const unusedOf = (companyId: number) =>
  and(
    eq(identificationDocuments.companyId, companyId),
    isNull(identificationDocuments.applicationId),
  )
const findUnused = async (db: Tx, companyId: number, documentId: number) =>
  firstOrNotFound(
    await db
      .select()
      .from(identificationDocuments)
      .where(and(unusedOf(companyId), eq(identificationDocuments.id, documentId))),
  )

/**
 * Deletes the documents created before this instant that were never submitted. Row-level security limits it to the
 * company of the call.
 */
const dropUnusedDocuments = (db: Tx, before: Date) =>
  db
    .delete(identificationDocuments)
    .where(
      and(
        isNull(identificationDocuments.applicationId),
        lt(identificationDocuments.createdAt, before.toISOString()),
      ),
    )

/** Registers a document before its bytes are sent; refuses one above the size limit with 413. */
export async function createDocument({
  db,
  scope: { companyId },
  account,
  body: { kind, name, byteSize },
  now,
}: Call<typeof contract.createDocument>) {
  if (byteSize > IDENTIFICATION_FILE_BYTES)
    throw new ApiError(413, 'too_large', tooLarge, { fields: { byteSize: tooLarge } })
  await lockOwner(db, { companyId })
  await dropUnusedDocuments(db, addSeconds(now, -DAY_SECONDS))
  if ((await db.$count(identificationDocuments, unusedOf(companyId))) >= MAX_UNUSED)
    throw conflict('まだ申請していない書類が多すぎます。1日たつと消えるので、明日お試しください。')
  const { id } = firstOrNotFound(
    await db
      .insert(identificationDocuments)
      .values({
        companyId,
        kind,
        name,
        byteSize,
        createdBy: account.id,
        createdAt: now.toISOString(),
      })
      .returning({ id: identificationDocuments.id }),
  )
  return { id, pieceBytes, pieces: piecesOf(byteSize) }
}

/** Adds a piece; a piece that is already there stays unchanged. */
export const sendDocument = ({
  context,
  scope,
  ...sent
}: ManualTransactionCall<typeof contract.sendDocument>) => {
  const cipher = requireCipher(context.documentCipher)
  return context.db.tx(scope, (db) => addPiece(db, cipher, { ...sent, companyId: scope.companyId }))
}

async function addPiece(
  db: Tx,
  cipher: DocumentCipher,
  {
    companyId,
    identificationDocumentId: documentId,
    body: { index, data },
  }: { companyId: number } & Pick<
    ManualTransactionCall<typeof contract.sendDocument>,
    'identificationDocumentId' | 'body'
  >,
): Promise<void> {
  const { byteSize, status } = await findUnused(db, companyId, documentId)
  if (status !== 'uploading')
    throw conflict('このファイルは、送信が終わっています。変えるときは、新しく選んでください。')
  const body = new Uint8Array(Buffer.from(data, 'base64'))
  const from = index * pieceBytes
  if (from >= byteSize || body.length !== Math.min(pieceBytes, byteSize - from))
    throw invalid({
      data: 'ファイルの大きさが、はじめに伝えられたものと違います。もう一度選んでください。',
    })
  if (index === 0 && !beginsAsPdf(body) && acceptedPictureType(body) === undefined)
    throw invalid({ data: unknownType })
  // No conflict target: naming one would require SELECT on the pieces, which the company role lacks.
  await db
    .insert(identificationPieces)
    .values({ companyId, ...sealPiece(cipher, { documentId, index, body }) })
    .onConflictDoNothing()
}

/** Returns the media type of a picture that is accepted as a document; undefined for anything else. */
function acceptedPictureType(bytes: Uint8Array) {
  const type = pictureTypeOf(bytes)
  return type === 'image/jpeg' || type === 'image/png' ? type : undefined
}

type Checked = { fault: string } | { mediaType: string; bytes: Uint8Array }
/** Returns the file to store, a picture without metadata such as its location; or why the file is rejected. */
function checkFile(bytes: Buffer): Checked {
  if (beginsAsPdf(bytes)) {
    const fault = pdfFault(bytes)
    return fault ? { fault } : { mediaType: 'application/pdf', bytes }
  }
  const mediaType = acceptedPictureType(bytes)
  if (mediaType === undefined) return { fault: unknownType }
  const clean = withoutMetadata(bytes, mediaType)
  return clean ? { mediaType, bytes: clean } : { fault: broken }
}

type Sized = { id: number; byteSize: number }

/** Joins all pieces of a document; throws 409 if some have not arrived. */
async function wholeOf(context: AppContext, { id, byteSize }: Sized) {
  const cipher = requireCipher(context.documentCipher)
  const pieces = await openPieces(context, cipher, id)
  if (pieces.length !== piecesOf(byteSize))
    throw conflict('まだ全部が届いていません。もう一度送信してください。', 'incomplete')
  return Buffer.concat(pieces)
}

const piecesFrom = (bytes: Uint8Array) =>
  Array.from({ length: piecesOf(bytes.length) }, (_, index) => ({
    index,
    body: bytes.slice(index * pieceBytes, (index + 1) * pieceBytes),
  }))

/** Checks a document and stores it without metadata. A rejected one is deleted. */
export async function finishDocument({
  context,
  scope,
  identificationDocumentId: id,
}: ManualTransactionCall<typeof contract.finishDocument>) {
  const { companyId } = scope
  const sent = await context.db.tx(scope, (db) => findUnused(db, companyId, id))
  const { kind } = sent
  if (sent.status !== 'uploading') return { id, kind, name: sent.name, byteSize: sent.byteSize }
  const checked = await runFileCheck(companyId, async () => checkFile(await wholeOf(context, sent)))
  if ('fault' in checked) {
    await context.db.tx(scope, (db) =>
      db
        .delete(identificationDocuments)
        .where(and(unusedOf(companyId), eq(identificationDocuments.id, id))),
    )
    throw invalid({ file: checked.fault })
  }
  const { bytes, mediaType } = checked
  const cipher = requireCipher(context.documentCipher)
  const ending = mediaType === 'application/pdf' ? '.pdf' : `.${mediaType.slice('image/'.length)}`
  const name = plainFileName(sent.name, ending, '書類')
  // As the system: the company role may only append pieces, and these are replaced by those of the cleaned file.
  await context.db.tx('system', async (db) => {
    await db.delete(identificationPieces).where(eq(identificationPieces.documentId, id))
    await db.insert(identificationPieces).values(
      piecesFrom(bytes).map((piece) => ({
        companyId,
        ...sealPiece(cipher, { documentId: id, ...piece }),
      })),
    )
    await db
      .update(identificationDocuments)
      .set({
        status: 'ready',
        name,
        mediaType,
        byteSize: bytes.length,
        digest: createHash('sha256').update(bytes).digest('hex'),
      })
      .where(eq(identificationDocuments.id, id))
  })
  return { id, kind, name, byteSize: bytes.length }
}
