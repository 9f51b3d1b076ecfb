import type { Context } from 'hono'
import { methodOf, type Endpoint } from '@/contracts/endpoint'
import type { Account, ClientScope, CompanyScope } from '@/server/auth/tenantScope'
import type { AppContext, Cookies } from './context'
import type { Route } from './route'

/** One call on its way through the pipeline. The audit log needs what is known so far, also when the call is refused. */
export type CallState = {
  readonly context: AppContext
  readonly route: Route
  readonly request: Context
  readonly rawBody: string
  readonly ip: string
  readonly cookies: Cookies
  readonly idempotencyKey: string | undefined
  params: Record<string, string | number>
  account: Account | undefined
  /** Account that a call without a session acted for. */
  actingAccountId: number | undefined
  scope: ClientScope | CompanyScope | undefined
  /** Scope or permission is being checked: an error now means that the account reached for what is not its own. */
  isAuthorizing: boolean
}

export const isWrite = (endpoint: Endpoint) => methodOf(endpoint) !== 'GET'
/** Tables and documents are exports; a picture on a page is not. */
export const isExport = ({ response }: Endpoint) =>
  response !== undefined && /csv|pdf|spreadsheet/.test(response)
