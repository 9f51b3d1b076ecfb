import { asc } from 'drizzle-orm'
import { chatTexts as contract, companyChatTexts as companyContract } from '@/contracts/chatTexts'
import {
  ChatText,
  ChatTextInput,
  ChatTextOrder,
  ChatTextUpdate,
  CompanyChatTexts,
  StoreChatTexts,
} from '@/contracts/chatTexts/schemas'
import type { Scope } from '@/server/auth/tenantScope'
import { chatTexts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { implement } from '@/server/http/route'
import { accountNames, nameOfAccount } from '@/server/modules/accounts/records/names'
import { createChatText, removeChatText, reorderChatTexts, updateChatText } from './changes'
import { chatTextsReference, companyChatTextsReference } from './reference'
import { chatTextsOwnedBy, usableChatTexts, type ChatTextOwner } from './service'

type Row = typeof chatTexts.$inferSelect

/** Texts with the names of who changed them last. */
async function shownTexts(db: Tx, scope: Scope, rows: readonly Row[]): Promise<ChatText[]> {
  const names = await accountNames(
    db,
    scope,
    rows.map(({ updatedBy }) => updatedBy),
  )
  return rows.map((row) => ({
    ...row,
    updatedByName: nameOfAccount(names, row.updatedBy),
  }))
}

const rowsOf = (db: Tx, owner: ChatTextOwner) =>
  db.select().from(chatTexts).where(chatTextsOwnedBy(owner)).orderBy(asc(chatTexts.place))

const ofCompany = ({ companyId }: { companyId: number }): ChatTextOwner => ({
  companyId,
  clientId: null,
})

export const chatTextRoutes = implement(contract, chatTextsReference, {
  list: {
    response: StoreChatTexts,
    run: async ({ db, scope }) => {
      const rows = await usableChatTexts(db, scope)
      const texts = await shownTexts(db, scope, rows)
      const companyIds = new Set(rows.flatMap((row) => (row.clientId === null ? [row.id] : [])))
      return {
        items: texts.filter(({ id }) => !companyIds.has(id)),
        companyItems: texts.filter(({ id }) => companyIds.has(id)),
      }
    },
  },
  create: {
    body: ChatTextInput,
    response: ChatText,
    run: ({ db, scope, account, body, now }) =>
      createChatText({ db, owner: scope, account, now }, body),
  },
  update: {
    body: ChatTextUpdate,
    response: ChatText,
    run: ({ db, scope, account, chatTextId, body, version, now }) =>
      updateChatText({ db, owner: scope, account, now }, chatTextId, body, version),
  },
  remove: {
    run: ({ db, scope, chatTextId, recordForAudit }) =>
      removeChatText({ db, owner: scope, recordForAudit }, chatTextId),
  },
  reorder: {
    body: ChatTextOrder,
    response: CompanyChatTexts,
    run: async ({ db, scope, body: { ids } }) => {
      await reorderChatTexts({ db, owner: scope }, ids)
      return { items: await shownTexts(db, scope, await rowsOf(db, scope)) }
    },
  },
})

export const companyChatTextRoutes = implement(companyContract, companyChatTextsReference, {
  list: {
    response: CompanyChatTexts,
    run: async ({ db, scope }) => ({
      items: await shownTexts(db, scope, await rowsOf(db, ofCompany(scope))),
    }),
  },
  create: {
    body: ChatTextInput,
    response: ChatText,
    run: ({ db, scope, account, body, now }) =>
      createChatText({ db, owner: ofCompany(scope), account, now }, body),
  },
  update: {
    body: ChatTextUpdate,
    response: ChatText,
    run: ({ db, scope, account, chatTextId, body, version, now }) =>
      updateChatText({ db, owner: ofCompany(scope), account, now }, chatTextId, body, version),
  },
  remove: {
    run: ({ db, scope, chatTextId, recordForAudit }) =>
      removeChatText({ db, owner: ofCompany(scope), recordForAudit }, chatTextId),
  },
  reorder: {
    body: ChatTextOrder,
    response: CompanyChatTexts,
    run: async ({ db, scope, body: { ids } }) => {
      const owner = ofCompany(scope)
      await reorderChatTexts({ db, owner }, ids)
      return { items: await shownTexts(db, scope, await rowsOf(db, owner)) }
    },
  },
})
