import type { EarlyRead } from '@/api/earlyReads'
import { pathOf, type Read } from '@/contracts/endpoint'
import { publicConfig } from '@/lib/config/publicConfig'

type Template = { url: string; hasQuery: boolean }

/** Runs in the head of the page: it may use only its arguments, nothing else of this file. */
function sendReads(pagePath: string, templates: readonly Template[]) {
  const names = pagePath.split('/')
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
  window.earlyReads = new Map<string, EarlyRead>()
  for (const { url, hasQuery } of templates) {
    // Only the modules know what the query of an address means.
    if (hasQuery && location.search !== '') continue
    const address = url.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const answer = fetch(address, {
      credentials: 'include',
      headers: { 'X-App': 'X-App' },
      signal: AbortSignal.timeout(30_000),
    })
    // A failure is reported to the code that takes the read; otherwise it is ignored.
    answer.catch(() => undefined)
    window.earlyReads.set(address, { sentAt: performance.now(), answer })
  }
}

/**
 * The script in the head of a page that sends the page's reads at once: on a phone its modules need more than a second
 * to start. `send` (api/client) then takes the answers that are on their way.
 */
export function earlyReadsScript(pagePath: string, reads: readonly Read[]): string {
  const templates = reads.map((read): Template => ({
    url: publicConfig.apiBaseUrl + pathOf(read),
    hasQuery: Object.keys(read.query).length > 0,
  }))
  return `(${sendReads.toString()})(${JSON.stringify(pagePath)},${JSON.stringify(templates)})`
}
