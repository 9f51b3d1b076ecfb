import type { EarlyRead } from '@/api/earlyReads'
import { accounts } from '@/contracts/accounts'
import type { AccessibleClients, AccountPermission } from '@/contracts/accounts/schemas'
import { pathOf, type Read } from '@/contracts/endpoint'
import type { Permission } from '@/contracts/permission'
import { permissionsIn } from '@/domain/accounts/permissionsIn'
import { publicConfig } from '@/lib/config/publicConfig'

type Template = { url: string; hasQuery: boolean; permission: Permission | undefined }
type Page = { path: string; templates: readonly Template[] }
type RightsUrls = { permission: string; clients: string }

/** Runs in the head of the page: it may use only its arguments, nothing else of this file. */
function sendReads(
  { path, templates }: Page,
  rightsUrls: RightsUrls,
  rightsIn: typeof permissionsIn,
) {
  const names = path.split('/')
  const parts = location.pathname.split('/')
  const params: Record<string, string> = {}
  // The offline page is shown at the addresses of other pages.
  const isHere =
    names.length === parts.length &&
    names.every((name, i) => {
      if (!name.startsWith('[')) return name === parts[i]
      params[name.slice(1, -1)] = encodeURIComponent(decodeURIComponent(parts[i] ?? ''))
      return true
    })
  if (!isHere) return
  const reads = new Map<string, EarlyRead>()
  window.earlyReads = reads
  const get = (url: string) =>
    fetch(url, {
      credentials: 'include',
      headers: { 'X-App': 'X-App' },
      signal: AbortSignal.timeout(30_000),
    })
  const answerOf = async <T>(url: string) => {
    const response = await reads.get(url)?.answer
    return response?.ok === true ? ((await response.clone().json()) as T) : undefined
  }
  const idOf = (name: string) => (params[name] === undefined ? undefined : Number(params[name]))
  let rights: Promise<ReturnType<typeof permissionsIn>> | undefined
  const readRights = async () =>
    rightsIn(
      { clientId: idOf('clientId'), companyId: idOf('companyId') },
      await answerOf<AccountPermission>(rightsUrls.permission),
      await answerOf<AccessibleClients>(rightsUrls.clients),
    )
  const getPermitted = async (url: string, permission: Permission) => {
    rights ??= readRights()
    if ((await rights)?.may(permission) !== true) return undefined
    const read = reads.get(url)
    if (read) read.sentAt = performance.now()
    return get(url)
  }
  // The rights are asked for before what waits for them.
  const isFree = ({ permission }: Template) => permission === undefined
  for (const { url, hasQuery, permission } of [
    ...templates.filter(isFree),
    ...templates.filter((template) => !isFree(template)),
  ]) {
    // Only the modules know what the query of an address means.
    if (hasQuery && location.search !== '') continue
    const address = url.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const answer = permission === undefined ? get(address) : getPermitted(address, permission)
    // A failure is reported to the code that takes the read; otherwise it is ignored.
    answer.catch(() => undefined)
    reads.set(address, { sentAt: performance.now(), answer })
  }
}

const urlOf = (read: Read) => publicConfig.apiBaseUrl + pathOf(read)
/**
 * The script in the head of a page that sends the page's reads at once, those that need a permission as soon as the
 * account is known to have it: on a phone its modules need more than a second to start. `send` (api/client) then takes
 * the answers that are on their way.
 */
export function earlyReadsScript(path: string, reads: readonly Read[]): string {
  const templates = reads.map((read): Template => ({
    url: urlOf(read),
    hasQuery: Object.keys(read.query).length > 0,
    permission: read.permission,
  }))
  const page: Page = { path, templates }
  const rights: RightsUrls = {
    permission: urlOf(accounts.permission),
    clients: urlOf(accounts.clients),
  }
  return `(${sendReads.toString()})(${JSON.stringify(page)},${JSON.stringify(rights)},${permissionsIn.toString()})`
}
