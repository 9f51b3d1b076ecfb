import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sumBy } from '@/lib/sumBy'
import { BOUNDS, judge } from '../bounds'

/** `js`: bytes of scripts, gzip -9. `css`: the number of style sheets. */
type PageBytes = { js: number; css: number; hasZod: boolean }
const chunks = new Map<string, { size: number; hasZod: boolean }>()

function chunkOf(file: string) {
  const known = chunks.get(file)
  if (known) return known
  const bytes = readFileSync(file)
  // Every zod 4 schema keeps its internals under `_zod`; a property name survives minifying.
  const hasZod = /\b_zod\b/.test(bytes.toString('utf8'))
  const chunk = { size: gzipSync(bytes, { level: 9 }).length, hasZod }
  chunks.set(file, chunk)
  return chunk
}

/** The attributes of the elements of that name. */
const attributesOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>`, 'g'))].map(([, text = '']) => ` ${text}`)

/** What the prerendered HTML names: scripts without the nomodule polyfill, and style sheets. */
function bytesOf(dist: string, html: string): PageBytes {
  const scripts = attributesOf(html, 'script')
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .flatMap((attributes) => / src="\/_next\/([^"?]+)/.exec(attributes)?.[1] ?? [])
    .map((path) => chunkOf(join(dist, decodeURIComponent(path))))
  return {
    js: sumBy(scripts, ({ size }) => size),
    css: attributesOf(html, 'link').filter((text) => text.includes('rel="stylesheet"')).length,
    hasZod: scripts.some(({ hasZod }) => hasZod),
  }
}

/** What the HTML of each page of a build names, by the page's path. */
function pagesOf(dist: string): Record<string, PageBytes> {
  const root = join(dist, 'server/pages')
  return Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => [
        `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
        bytesOf(dist, readFileSync(join(root, file), 'utf8')),
      ]),
  )
}

/** The last parts of paths whose page is a form. */
const forms = [
  'login|new|edit|confirm|add|create|bulk_create|reset_password|complete',
  'subscriptions|feedback|phone_number|business_fact_check',
  'request_change_usage_limit|request_lift_suspension',
  // Files are asked for in a form.
  'worker_list_storages|record_archives',
].join('|')
/** Pages with a form: it brings react-hook-form. */
const formPath = new RegExp(`/settings/|/(repost_)?reject(/|$)|/(${forms})$`)

/** Judges what the files of the builds say: scripts, style sheets and zod of each page. */
export function judgePageWeight(builds: Record<'console' | 'bare' | 'lists', string>) {
  const bare = pagesOf(builds.bare)['/']?.js ?? Number.NaN
  const spoiled = pagesOf(builds.lists)['/spoiled'] ?? { js: 0, css: 0, hasZod: false }
  const rows = Object.entries(pagesOf(builds.console))
    .filter(([path]) => path !== '/500')
    .map(([path, page]) => ({ path, ...page, ratio: page.js / bare, isForm: formPath.test(path) }))
  console.log(
    `\nScripts in the HTML, gzip -9; a bare page of the same Next: ${(bare / 1000).toFixed(1)} kB`,
  )
  for (const { path, ratio, js, isForm } of rows.sort((a, b) => b.ratio - a.ratio))
    console.log(
      `  ${ratio.toFixed(3)}  ${(js / 1000).toFixed(1).padStart(6)} kB  ${isForm ? 'form' : 'list'}  ${path}`,
    )
  const worst = (some: typeof rows) => Math.max(...some.map((r) => r.ratio))
  const [lists, formPages] = [rows.filter((r) => !r.isForm), rows.filter((r) => r.isForm)]
  const css = sumBy(rows, (row) => row.css)
  judge('scripts in the HTML, worst list or detail page ÷ bare', worst(lists), BOUNDS.listPage)
  judge('scripts in the HTML, worst form page ÷ bare', worst(formPages), BOUNDS.formPage)
  judge('scripts in the HTML, worst page ÷ bare', worst(rows), BOUNDS.worstPage)
  judge('style sheets that block the first paint, all pages', css, BOUNDS.css)
  judge('pages that carry zod in their HTML', rows.filter((r) => r.hasZod).length, 0)
  judge('self-check: a page with a form library and zod', spoiled.js / bare, BOUNDS.listPage, {
    shouldBreak: true,
  })
  judge('self-check: a page with a style sheet', spoiled.css, BOUNDS.css, { shouldBreak: true })
  judge('self-check: a page that carries zod', Number(spoiled.hasZod), 0, { shouldBreak: true })
}
