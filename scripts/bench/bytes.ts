import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** `js`: bytes, gzip -9. `css`: style sheets. */
export type PageBytes = { js: number; css: number; hasZod: boolean }
const known = new Map<string, { size: number; hasZod: boolean }>()

function chunk(file: string) {
  const old = known.get(file)
  if (old) return old
  const bytes = readFileSync(file)
  // Every zod 4 schema keeps its internals under `_zod`; a property name survives minifying.
  const measured = {
    size: gzipSync(bytes, { level: 9 }).length,
    hasZod: /\b_zod\b/.test(bytes.toString('utf8')),
  }
  known.set(file, measured)
  return measured
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
      js: scripts.reduce((sum, address) => sum + local(address).size, 0),
      css,
      hasZod: scripts.some((address) => local(address).hasZod),
    }
  }
  return pages
}
