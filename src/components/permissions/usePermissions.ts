import { useQuery } from '@/api/useQuery'
import { accounts } from '@/contracts/accounts'
import type { Permission, Role } from '@/contracts/permission'

export type Scope = { clientId?: number | undefined; companyId?: number | undefined }
export type Held = { roles: readonly Role[]; may: (permission: Permission) => boolean }

/**
 * What the account may do in a scope: the union of its rows for the store and for the company the
 * store belongs to. Undefined while it is not known.
 */
export function usePermissions({ clientId, companyId }: Scope): Held | undefined {
  const known = clientId !== undefined || companyId !== undefined
  const { data } = useQuery(accounts.permission, known ? {} : null)
  const { data: clients } = useQuery(accounts.clients, clientId === undefined ? null : {})
  if (!data || (clientId !== undefined && !clients)) return undefined
  const company = companyId ?? clients?.items.find((client) => client.id === clientId)?.companyId
  const rows = data.scopes.filter(
    (row) => row.companyId === company && (row.clientId === null || row.clientId === clientId),
  )
  const held = new Set(rows.flatMap((row) => row.permissions))
  return { roles: rows.map((row) => row.role), may: (permission) => held.has(permission) }
}

/**
 * Whether it is settled what the account may do in a store: known, or not to be had. What is drawn
 * before grows when the acts arrive.
 */
export function useRightsSettled({ clientId }: Scope): boolean {
  const permission = useQuery(accounts.permission, {})
  const clients = useQuery(accounts.clients, clientId === undefined ? null : {})
  return [permission, clients].every(({ data, error }) => data !== undefined || error !== undefined)
}
