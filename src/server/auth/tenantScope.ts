import { and, eq, type Column } from 'drizzle-orm'
import type { Permission, Role } from '@/contracts/permission'
import { permissionsOf } from '@/domain/accounts/permissions'
import { clients } from '@/server/db/schema'
import type { Operation, Tx } from '@/server/db/transaction'
import { notFound } from '@/server/http/errors'

export type Membership = { companyId: number; clientId: number | null; role: Role }
/** A store of the path, with the company that it belongs to. */
export type Store = { id: number; companyId: number }
export type Account = {
  id: number
  sessionId: number
  name: string
  email: string
  memberships: Membership[]
}
/** An operation within one store. */
export type StoreOperation = Operation & { scope: ClientScope }
export type Scope = ClientScope | CompanyScope | 'system'

/**
 * Access to a company. Only `check` creates one (404 for a foreign company), and queries of tenant data require one.
 */
export class CompanyScope {
  private constructor(
    readonly companyId: number,
    private readonly memberships: Membership[],
  ) {}
  static check(account: Account, companyId: number) {
    const memberships = account.memberships.filter(
      (membership) => membership.clientId === null && membership.companyId === companyId,
    )
    if (memberships.length === 0) throw notFound()
    return new CompanyScope(companyId, memberships)
  }
  may(permission: Permission) {
    return allows(this.memberships, permission)
  }
}

/** Access to a store. Only `of` and `check` create one: 404 for a store of which the account is not a member. */
export class ClientScope {
  private constructor(
    readonly clientId: number,
    readonly companyId: number,
    private readonly memberships: Membership[],
  ) {}
  /** `store`: undefined where there is none with the id that the path names. */
  static of(account: Account, store: Store | undefined) {
    const memberships = store ? membershipsIn(account, store) : []
    if (!store || memberships.length === 0) throw notFound()
    return new ClientScope(store.id, store.companyId, memberships)
  }
  static async check(db: Tx, account: Account, clientId: number) {
    const [store] = await db
      .select({ id: clients.id, companyId: clients.companyId })
      .from(clients)
      .where(eq(clients.id, clientId))
    return ClientScope.of(account, store)
  }
  may(permission: Permission) {
    return allows(this.memberships, permission)
  }
  /**
   * Condition for rows of this store: `where(scope.has(offerings, offeringId))`; without an id, all rows of the
   * store.
   */
  has(table: { clientId: Column; id: Column }, id?: number) {
    return and(eq(table.clientId, this.clientId), id === undefined ? undefined : eq(table.id, id))
  }
}

/** The roles of an account in a store: those for the store itself and those for its whole company. */
const membershipsIn = ({ memberships }: Pick<Account, 'memberships'>, store: Store) =>
  memberships.filter(
    (membership) =>
      membership.companyId === store.companyId &&
      (membership.clientId === null || membership.clientId === store.id),
  )

/** Whether an account has a permission in a store, for reads that are not bound to one store. */
export const mayIn = (
  account: Pick<Account, 'memberships'>,
  store: Store,
  permission: Permission,
) => allows(membershipsIn(account, store), permission)

const allows = (memberships: Membership[], permission: Permission) =>
  memberships.some((membership) => permissionsOf(membership.role).includes(permission))
