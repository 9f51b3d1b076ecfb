import { and, eq, inArray, isNull, type Column } from 'drizzle-orm'
import type { Group } from '@/contracts/groups/schemas'
import { clients, groups } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

/** The owner of a group: a store, or the company if `clientId` is null. */
export type GroupOwner = { companyId: number; clientId: number | null }

/** Condition for the groups that belong to the owner itself, and that it may change. */
export const ownedBy = ({ companyId, clientId }: GroupOwner) =>
  and(
    eq(groups.companyId, companyId),
    clientId === null ? isNull(groups.clientId) : eq(groups.clientId, clientId),
  )

/** Condition: the row is of the store, or of any store of the company. */
export const inStores = (db: Tx, { companyId, clientId }: GroupOwner, column: Column) =>
  clientId === null
    ? inArray(
        column,
        db.select({ id: clients.id }).from(clients).where(eq(clients.companyId, companyId)),
      )
    : eq(column, clientId)

/** A group without a store belongs to the company and is shared by its stores. */
export const kindOfOwner = ({ clientId }: Pick<GroupOwner, 'clientId'>): Group['owner'] =>
  clientId === null ? 'company' : 'client'

/** The company itself as the owner of groups. */
export const ofCompany = ({ companyId }: { companyId: number }): GroupOwner => ({
  companyId,
  clientId: null,
})
