import type { EarlyRead } from '@/api/earlyReads'
import { pathOf, type Read } from '@/contracts/endpoint'
import { publicConfig } from '@/lib/config/publicConfig'

type Template = { url: string; hasQuery: boolean }

/** Runs in the head of the page: it may use nothing of this file but what it is given. */
function sendReads(pagePath: string, templates: readonly Template[]) {
  const names = pagePath.split('/')
  const parts = location.pathname.split('/')
  const params: Record<string, string> = {}
  // The page of a missing connection is shown at addresses of other pages.
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
    // What the address asks for is known to the modules alone.
    if (hasQuery && location.search !== '') continue
    const address = url.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const answer = fetch(address, {
      credentials: 'include',
      headers: { 'X-App': 'X-App' },
      signal: AbortSignal.timeout(30_000),
    })
    // Whoever takes the read is told; a read that nobody takes fails without a word.
    answer.catch(() => undefined)
    window.earlyReads.set(address, { sentAt: performance.now(), answer })
  }
}

/**
 * The script in the head of a page that sends the page's reads at once. Its modules take more than a second on a phone
 * before they could; `send` then takes the answers that are on their way.
 */
export function earlyReadsScript(pagePath: string, reads: readonly Read[]): string {
  const templates = reads.map((read): Template => ({
    url: publicConfig.apiBaseUrl + pathOf(read),
    hasQuery: Object.keys(read.query).length > 0,
  }))
  return `(${sendReads.toString()})(${JSON.stringify(pagePath)},${JSON.stringify(templates)})`
}
