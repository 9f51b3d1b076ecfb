import { addSeconds } from 'date-fns'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { urlOf } from '@/contracts/endpoint'
import { manuals as contract } from '@/contracts/manuals'
import { manualLimits, piecesOf } from '@/contracts/manuals/enums'
import {
  Manual,
  ManualInput,
  ManualLink,
  UploadPiece,
  PieceUpload,
} from '@/contracts/manuals/schemas'
import type { ClientScope } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { manualPieces, manuals } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { AppContext } from '@/server/http/context'
import { conflict, invalid, ApiError } from '@/server/http/errors'
import { attachmentHeader } from '@/server/http/response'
import { implement } from '@/server/http/route'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { checkLink, signLink } from '@/server/modules/files/service'
import { plainFileName } from '@/server/platform/exports/fileName'
import { streamOf } from '@/server/platform/exports/streamOf'
import { readBody } from '@/server/platform/storage/fileStorage'
import { runFileCheck } from '@/server/platform/uploads/checkFile'
import { beginsAsPdf, pdfFault } from '@/server/platform/uploads/pdf'
import { manualsReference } from './reference'
import { HOUR_SECONDS, toManual } from './service'

const tooLarge = `PDFが大きすぎます (1つ${manualLimits.bytes / 1_048_576}MBまで)。画質を下げて保存し直すか、ページを分けて、もう一度選んでください。`

const findManual = async (db: Tx, scope: ClientScope, manualId: number) =>
  firstOrNotFound(await db.select().from(manuals).where(scope.has(manuals, manualId)))

/** A manual that was uploaded completely and checked; others do not exist for readers. */
const findFinished = async (db: Tx, scope: ClientScope, manualId: number) =>
  firstOrNotFound(
    await db
      .select()
      .from(manuals)
      .where(and(scope.has(manuals, manualId), isNotNull(manuals.finishedAt))),
  )

async function pieceOf(context: AppContext, scope: ClientScope, manualId: number, index: number) {
  const [stored] = await context.db.tx(scope, (db) =>
    db
      .select({ body: manualPieces.body, objectKey: manualPieces.objectKey })
      .from(manualPieces)
      .where(
        and(
          scope.has(manualPieces),
          eq(manualPieces.manualId, manualId),
          eq(manualPieces.index, index),
        ),
      ),
  )
  return stored && readBody(context.files, stored)
}

export const manualRoutes = implement(contract, manualsReference, {
  create: {
    body: ManualInput,
    response: PieceUpload,
    run: async ({ db, scope, account, body, now }) => {
      if (body.byteSize > manualLimits.bytes)
        throw new ApiError(413, 'too_large', tooLarge, { fields: { byteSize: tooLarge } })
      await lockOwner(db, scope)
      // Abandoned uploads do not count against the limit.
      await db
        .delete(manuals)
        .where(
          and(
            scope.has(manuals),
            isNull(manuals.finishedAt),
            lt(manuals.createdAt, addSeconds(now, -HOUR_SECONDS).toISOString()),
          ),
        )
      if ((await db.$count(manuals, scope.has(manuals))) >= manualLimits.perStore)
        throw conflict(
          `マニュアルは1店舗につき${manualLimits.perStore}件まで保存できます。使わなくなったものをひな形から外すと、1週間後に空きます。`,
        )
      const nowText = now.toISOString()
      const name = plainFileName(body.name, '.pdf', 'マニュアル')
      const { id } = firstOrNotFound(
        await db
          .insert(manuals)
          .values({
            clientId: scope.clientId,
            name,
            byteSize: body.byteSize,
            keptAt: nowText,
            createdBy: account.id,
            createdAt: nowText,
          })
          .returning({ id: manuals.id }),
      )
      return { id, pieceBytes: manualLimits.pieceBytes, pieces: piecesOf(body.byteSize) }
    },
  },
  send: {
    body: UploadPiece,
    run: async ({ db, scope, manualId, body: { index, data } }) => {
      const { byteSize, finishedAt } = firstOrNotFound(
        await db.select().from(manuals).where(scope.has(manuals, manualId)).for('update'),
      )
      if (finishedAt !== null)
        throw conflict(
          'このファイルは、送信が終わっています。変えるときは、新しいファイルとして選んでください。',
        )
      const body = new Uint8Array(Buffer.from(data, 'base64'))
      const from = index * manualLimits.pieceBytes
      if (from >= byteSize || body.length !== Math.min(manualLimits.pieceBytes, byteSize - from))
        throw invalid({
          data: 'ファイルの大きさが、はじめに伝えられたものと違います。もう一度選んでください。',
        })
      // A picture chosen by mistake is refused before it is uploaded completely.
      if (index === 0 && !beginsAsPdf(body))
        throw invalid({ data: 'PDFではありません。PDFのファイルを選んでください。' })
      await db
        .insert(manualPieces)
        .values({ clientId: scope.clientId, manualId, index, body })
        .onConflictDoUpdate({
          target: [manualPieces.manualId, manualPieces.index],
          set: { body, objectKey: null },
        })
      await db
        .update(manuals)
        .set({ sentCount: sql`${manuals.sentCount} + 1` })
        .where(scope.has(manuals, manualId))
    },
  },
  finish: {
    response: Manual,
    // Checking ten megabytes must not hold a transaction.
    manualTransaction: async ({ context, scope, manualId, now }) => {
      const sent = await context.db.tx(scope, (db) => findManual(db, scope, manualId))
      if (sent.finishedAt !== null) return toManual(sent)
      const fault = await runFileCheck(scope.companyId, async () =>
        pdfFault(await wholeManual(context, scope, sent)),
      )
      if (fault) {
        await context.db.tx(scope, (db) => db.delete(manuals).where(scope.has(manuals, manualId)))
        throw invalid({ file: fault })
      }
      return context.db.tx(scope, async (db) => {
        const unchanged = and(scope.has(manuals, manualId), eq(manuals.sentCount, sent.sentCount))
        const [row] = await db
          .update(manuals)
          .set({ finishedAt: now.toISOString() })
          .where(unchanged)
          .returning()
        if (!row)
          throw conflict('確認している間に、ファイルが送り直されました。もう一度選んでください。')
        return toManual(row)
      })
    },
  },
  link: {
    response: ManualLink,
    run: async ({ db, scope, account, manualId, now }) => {
      await findFinished(db, scope, manualId)
      const { expires, signature, expiresAt } = await signLink(
        db,
        scope,
        { kind: 'manual', id: manualId, accountId: account.id },
        now,
      )
      return {
        manualId,
        expires,
        signature,
        url: urlOf(contract.open, {
          clientId: scope.clientId,
          manualId,
          query: { expires, signature },
        }),
        expiresAt,
      }
    },
  },
  open: {
    manualTransaction: async ({
      context,
      scope,
      account,
      manualId,
      query,
      now,
      setResponseHeader,
    }) => {
      const manual = await context.db.tx(scope, async (db) => {
        await checkLink(
          { db, scope, now },
          { kind: 'manual', id: manualId, accountId: account.id },
          query,
        )
        return findFinished(db, scope, manualId)
      })
      setResponseHeader('Content-Disposition', attachmentHeader(manual.name))
      setResponseHeader('Content-Length', String(manual.byteSize))
      return streamOf(piecesInOrder(context, scope, manual))
    },
  },
})

type Sized = { id: number; byteSize: number }

async function wholeManual(context: AppContext, scope: ClientScope, { id, byteSize }: Sized) {
  const all = Buffer.alloc(byteSize)
  for (let index = 0; index < piecesOf(byteSize); index++) {
    const piece = await pieceOf(context, scope, id, index)
    if (!piece) throw conflict('まだ全部が届いていません。もう一度送信してください。', 'incomplete')
    all.set(piece, index * manualLimits.pieceBytes)
  }
  return all
}

/** The pieces in their order, each read on demand. */
async function* piecesInOrder(context: AppContext, scope: ClientScope, { id, byteSize }: Sized) {
  for (let index = 0; index < piecesOf(byteSize); index++) {
    const piece = await pieceOf(context, scope, id, index)
    if (!piece) throw new Error(`manual ${id} was taken away while it was read`)
    yield new Uint8Array(piece)
  }
}
