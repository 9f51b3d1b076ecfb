import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { chatTexts } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The owner of standard texts (定型文): a store, or the company if `clientId` is null. */
export type ChatTextOwner = { companyId: number; clientId: number | null }

/** Condition for the texts of the owner itself, which it may change. */
export const chatTextsOwnedBy = ({ companyId, clientId }: ChatTextOwner) =>
  and(
    eq(chatTexts.companyId, companyId),
    clientId === null ? isNull(chatTexts.clientId) : eq(chatTexts.clientId, clientId),
  )

/** The texts that a store uses, in the order in which they are offered: its own, then those of its company. */
export const usableChatTexts = (
  db: Tx,
  { companyId, clientId }: { companyId: number; clientId: number },
) =>
  db
    .select()
    .from(chatTexts)
    .where(
      and(
        eq(chatTexts.companyId, companyId),
        or(eq(chatTexts.clientId, clientId), isNull(chatTexts.clientId)),
      ),
    )
    // Null, the company, comes last.
    .orderBy(asc(chatTexts.clientId), asc(chatTexts.place))
