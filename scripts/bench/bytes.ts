import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type PageBytes = { js: number; css: number; zod: boolean }
const known = new Map<string, { size: number; zod: boolean }>()

function chunk(file: string) {
  const old = known.get(file)
  if (old) return old
  const bytes = readFileSync(file)
  // Every zod 4 schema keeps its internals under `_zod`; a property name survives minifying.
  const it = {
    size: gzipSync(bytes, { level: 9 }).length,
    zod: /\b_zod\b/.test(bytes.toString('utf8')),
  }
  known.set(file, it)
  return it
}

/**
 * What the prerendered HTML of every page references, gzip -9: scripts (without the nomodule polyfill) and style
 * sheets that block the first paint.
 */
export function pageBytes(dist: string): Record<string, PageBytes> {
  const root = join(dist, 'server/pages')
  const pages: Record<string, PageBytes> = {}
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) =>
    f.endsWith('.html'),
  )) {
    const html = readFileSync(join(root, file), 'utf8')
    const local = (address: string) =>
      chunk(
        join(
          dist,
          address
            .replace(/^\/_next\//, '')
            .replace(/\?.*$/, '')
            .replaceAll('%5B', '[')
            .replaceAll('%5D', ']'),
        ),
      )
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((a) => !/\bnomodule\b/i.test(a))
      .flatMap((a) => / src="([^"]+)"/.exec(` ${a}`)?.[1] ?? [])
    const css = [...html.matchAll(/<link\b([^>]*)>/g)].filter(([, a = '']) =>
      /rel="stylesheet"/.test(a),
    ).length
    const name = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
    pages[name] = {
      js: scripts.reduce((sum, s) => sum + local(s).size, 0),
      css,
      zod: scripts.some((s) => local(s).zod),
    }
  }
  return pages
}
