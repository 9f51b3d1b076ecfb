import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { ChatText, ChatTextInput } from '@/contracts/chatTexts/schemas'
import { deletedThing } from '@/domain/audit/auditChange'
import { cannotAddChatText, cannotSaveChatText } from '@/domain/chat/chatText'
import { edited, refuseStale } from '@/server/db/optimisticLock'
import { firstOrNotFound } from '@/server/db/pagination'
import { chatTexts } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import type { Recording } from '@/server/http/context'
import { ApiError, conflict, invalid } from '@/server/http/errors'
import { lockOwner } from '@/server/modules/clients/records/clients'
import { chatTextsOwnedBy, type ChatTextOwner } from './service'

/** A change of the texts of a store or company, with the account that makes it. */
type ChatTextOperation = Operation & {
  owner: ChatTextOwner
  account: { id: number; name: string }
}
type Row = typeof chatTexts.$inferSelect

async function refuseInput(
  db: Tx,
  owner: ChatTextOwner,
  { title, body }: ChatTextInput,
  exceptId = 0,
) {
  const reason = cannotSaveChatText(body)
  if (reason) throw invalid({ body: reason }, reason)
  const sameTitle = and(
    chatTextsOwnedBy(owner),
    eq(chatTexts.title, title),
    ne(chatTexts.id, exceptId),
  )
  if ((await db.$count(chatTexts, sameTitle)) > 0)
    throw invalid({ title: `「${title}」という定型文があります。別の題名にしてください。` })
}

const toChatText = (row: Row, updatedByName: string): ChatText => ({ ...row, updatedByName })

/** Adds a text after the others of its owner. */
export async function createChatText(
  { db, owner, account, now }: ChatTextOperation,
  input: ChatTextInput,
) {
  await lockOwner(db, owner)
  const count = await db.$count(chatTexts, chatTextsOwnedBy(owner))
  const reason = cannotAddChatText(count)
  if (reason) throw conflict(reason)
  await refuseInput(db, owner, input)
  const row = firstOrNotFound(
    await db
      .insert(chatTexts)
      .values({
        companyId: owner.companyId,
        clientId: owner.clientId,
        ...input,
        place: count + 1,
        updatedBy: account.id,
        updatedAt: now.toISOString(),
      })
      .returning(),
  )
  return toChatText(row, account.name)
}

/** A text of the owner, locked; 404 when there is none. */
const lockText = async (db: Tx, owner: ChatTextOwner, chatTextId: number) =>
  firstOrNotFound(
    await db
      .select()
      .from(chatTexts)
      .where(and(chatTextsOwnedBy(owner), eq(chatTexts.id, chatTextId)))
      .for('update'),
  )

/** Changes title and body of a text. */
export async function updateChatText(
  { db, owner, account, now }: ChatTextOperation,
  chatTextId: number,
  { title, body }: ChatTextInput,
  version: number | undefined,
) {
  await lockOwner(db, owner)
  await refuseStale(db, await lockText(db, owner, chatTextId), version)
  await refuseInput(db, owner, { title, body }, chatTextId)
  const row = firstOrNotFound(
    await db
      .update(chatTexts)
      .set({ title, body, ...edited(account, now) })
      .where(and(chatTextsOwnedBy(owner), eq(chatTexts.id, chatTextId)))
      .returning(),
  )
  return toChatText(row, account.name)
}

/** Deletes a text; those after it move up. */
export async function removeChatText(
  { db, owner, recordForAudit }: Pick<ChatTextOperation, 'db' | 'owner'> & Recording,
  chatTextId: number,
) {
  await lockOwner(db, owner)
  const { place, title } = await lockText(db, owner, chatTextId)
  await db.delete(chatTexts).where(and(chatTextsOwnedBy(owner), eq(chatTexts.id, chatTextId)))
  await db
    .update(chatTexts)
    .set({ place: sql`${chatTexts.place} - 1` })
    .where(and(chatTextsOwnedBy(owner), gt(chatTexts.place, place)))
  recordForAudit({ changes: [deletedThing(title)] })
}

/** Puts all texts of the owner into a new order; 409 when `ids` are not exactly these texts. */
export async function reorderChatTexts(
  { db, owner }: Pick<ChatTextOperation, 'db' | 'owner'>,
  ids: readonly number[],
) {
  await lockOwner(db, owner)
  const rows = await db
    .select({ id: chatTexts.id })
    .from(chatTexts)
    .where(chatTextsOwnedBy(owner))
    .orderBy(asc(chatTexts.id))
    .for('update')
  const sorted = [...ids].sort((a, b) => a - b)
  if (JSON.stringify(sorted) !== JSON.stringify(rows.map(({ id }) => id)))
    throw new ApiError(
      409,
      'stale',
      '他の担当者が先に定型文を追加または削除しました。最新の内容を読み込んでから、もう一度並べ替えてください。',
    )
  for (const [index, id] of ids.entries())
    await db
      .update(chatTexts)
      .set({ place: index + 1 })
      .where(and(chatTextsOwnedBy(owner), eq(chatTexts.id, id)))
}
