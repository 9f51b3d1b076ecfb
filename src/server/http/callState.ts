import type { Context } from 'hono'
import { companyBilling } from '@/contracts/billing'
import { methodOf, type Endpoint } from '@/contracts/endpoint'
import { shareLinks } from '@/contracts/shareLinks'
import type { AuditChange } from '@/domain/audit/auditChange'
import type { Account, ClientScope, CompanyScope, Store } from '@/server/auth/tenantScope'
import type { AppContext, Cookies } from './context'
import type { Route } from './route'

/** State of one call in the pipeline. The audit log needs it also when the call is refused. */
export type CallState = {
  readonly context: AppContext
  readonly route: Route
  readonly request: Context
  readonly rawBody: string
  readonly ip: string
  readonly cookies: Cookies
  readonly idempotencyKey: string | undefined
  /** The body by its schema. Throws ApiError when it does not fit. */
  parsedBody: () => unknown
  params: Record<string, string | number>
  account: Account | undefined
  /** The store that the path names, if there is one with its id. */
  store: Store | undefined
  /** Account that a call without a session acted for. */
  actingAccountId: number | undefined
  scope: ClientScope | CompanyScope | undefined
  /** Scope and permission are being checked: an error now is recorded as a denied access. */
  isAuthorizing: boolean
  /** Details that the handler adds to the row of the audit log. */
  audited: { ids: Record<string, number>; changes: readonly AuditChange[] }
}

/** Whether a call of the endpoint may change data. */
export const isWrite = (endpoint: Endpoint) => methodOf(endpoint) !== 'GET'
/**
 * GETs that write, because the API has no other call for it: the first GET of an offering's link creates the link, and
 * the first GET of an invoice stores its PDF, which never changes afterwards.
 */
const WRITING_READS: readonly Endpoint[] = [shareLinks.shareUrl, companyBilling.invoice]
/** Whether the database refuses writes of the call. */
export const isReadOnly = (endpoint: Endpoint) =>
  !isWrite(endpoint) && !WRITING_READS.includes(endpoint)
/** Whether an endpoint is an export of data (CSV, PDF, spreadsheet); images are not. */
export const isExport = ({ response }: Endpoint) =>
  response !== undefined && /csv|pdf|spreadsheet/.test(response)
