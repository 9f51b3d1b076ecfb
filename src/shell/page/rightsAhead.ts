import { answerAhead, type May } from '@/api/prefetchQueries'
import { scopeOf } from '@/components/permissions/useScope'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClients, AccountPermission } from '@/contracts/accounts/schemas'
import { permissionsIn } from '@/domain/accounts/permissionsIn'

/** Which reads the account is known to be allowed, by what it has read of its own. */
export const mayWith =
  (permission: AccountPermission | undefined, clients: AccessibleClients | undefined): May =>
  (read, params) =>
    read.permission === undefined ||
    permissionsIn(scopeOf(params), permission, clients)?.may(read.permission) === true

/** The same with the first page, whose layout reads them ahead. */
export const rightsAhead = async () =>
  mayWith(...(await Promise.all([answerAhead(accounts.permission), answerAhead(accounts.clients)])))
