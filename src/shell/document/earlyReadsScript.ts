import type { EarlyRead } from '@/api/earlyReads'
import { partsOf, type FirstRead } from '@/api/firstReads'
import { pathOf } from '@/contracts/endpoint'
import { publicConfig } from '@/lib/config/publicConfig'
import { writeQuery } from '@/lib/query'
import { isKnownRefusal, KNOWN_RIGHTS_KEY } from '@/lib/storage/knownRefusal'

/** `dependsOnQuery`: the read depends on the query of the page's URL. */
type Template = { url: string; dependsOnQuery: boolean; permission: string | undefined }

/** Runs in the head of the page: it may use only its arguments, nothing else of this file. */
function sendReads(
  pagePath: string,
  templates: readonly Template[],
  rightsKey: string,
  isRefused: typeof isKnownRefusal,
) {
  // `signedOutScript` is leading to the sign-in.
  if (document.documentElement.hidden) return
  const names = pagePath.split('/')
  const parts = location.pathname.split('/')
  const params: Record<string, string> = {}
  // The offline page is shown at the URLs of other pages.
  const isHere =
    names.length === parts.length &&
    names.every((name, i) => {
      if (!name.startsWith('[')) return name === parts[i]
      params[name.slice(1, -1)] = encodeURIComponent(decodeURIComponent(parts[i] ?? ''))
      return true
    })
  if (!isHere) return
  window.earlyReads = new Map<string, EarlyRead>()
  for (const { url, dependsOnQuery, permission } of templates) {
    // The audit log would record a refused read as an attempt.
    if (permission !== undefined && isRefused(location.pathname, permission, rightsKey)) continue
    // This script cannot interpret the query of a URL; the modules send such a read later.
    if (dependsOnQuery && location.search !== '') continue
    const readUrl = url.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const answer = fetch(readUrl, {
      credentials: 'include',
      headers: { 'X-App': 'X-App' },
      signal: AbortSignal.timeout(30_000),
    })
    // A failure is reported to the code that takes the read; otherwise it is ignored.
    answer.catch(() => undefined)
    window.earlyReads.set(readUrl, { sentAt: performance.now(), answer })
  }
}

/**
 * Returns the script in the head of a page that sends the page's reads at once, because on a phone the modules need
 * more than a second to start. Reads for which the account is known to lack the permission are not sent. `send`
 * (api/client) takes over the responses (ADR 54).
 */
export function earlyReadsScript(pagePath: string, reads: readonly FirstRead[]): string {
  const needsRight = ({ permission }: Template) => Number(permission !== undefined)
  const templates = reads
    .map(partsOf)
    .map(({ read, query }): Template => ({
      url: publicConfig.apiBaseUrl + pathOf(read) + (query ? writeQuery(read.query, query) : ''),
      dependsOnQuery: query === undefined && Object.keys(read.query).length > 0,
      permission: read.permission,
    }))
    // Reads without a permission come first: the first access to the storage waits for another process of the browser.
    .sort((a, b) => needsRight(a) - needsRight(b))
  const values = [pagePath, templates, KNOWN_RIGHTS_KEY].map((value) => JSON.stringify(value))
  return `(${sendReads.toString()})(${values.join(',')},${isKnownRefusal.toString()})`
}
