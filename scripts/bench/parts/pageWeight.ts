import { BOUNDS, judge } from '../bounds'
import type { PageBytes } from '../bytes'

/** The last parts of paths whose page is a form. */
const forms = [
  ...[
    'login',
    'new',
    'edit',
    'confirm',
    'add',
    'create',
    'bulk_create',
    'reset_password',
    'complete',
  ],
  ...['subscriptions', 'feedback', 'phone_number', 'business_fact_check'],
  ...['request_change_usage_limit', 'request_lift_suspension'],
  // Files are asked for in a form.
  ...['worker_list_storages', 'record_archives'],
]
/** Pages with a form: it brings react-hook-form. */
const isFormPath = (path: string) =>
  forms.some((form) => path.endsWith(`/${form}`)) ||
  /\/settings\/|\/(repost_)?reject(\/|$)/.test(path)

/** Judges what the files of the builds say: scripts, style sheets and zod of each page. */
export function judgePageWeight(
  pages: Record<string, PageBytes>,
  bare: number,
  spoiled: PageBytes,
) {
  const rows = Object.entries(pages)
    .filter(([path]) => path !== '/500')
    .map(([path, { js, css, hasZod }]) => ({
      path,
      ratio: js / bare,
      js,
      css,
      hasZod,
      isForm: isFormPath(path),
    }))
  console.log(
    `\nScripts in the HTML, gzip -9; a bare page of the same Next: ${(bare / 1000).toFixed(1)} kB`,
  )
  for (const { path, ratio, js, isForm } of rows.sort((a, b) => b.ratio - a.ratio))
    console.log(
      `  ${ratio.toFixed(3)}  ${(js / 1000).toFixed(1).padStart(6)} kB  ${isForm ? 'form' : 'list'}  ${path}`,
    )
  const worst = (some: typeof rows) => Math.max(...some.map((r) => r.ratio))
  judge(
    'scripts in the HTML, worst list or detail page ÷ bare',
    worst(rows.filter((r) => !r.isForm)),
    BOUNDS.listPage,
  )
  judge(
    'scripts in the HTML, worst form page ÷ bare',
    worst(rows.filter((r) => r.isForm)),
    BOUNDS.formPage,
  )
  judge('scripts in the HTML, worst page ÷ bare', worst(rows), BOUNDS.worstPage)
  judge(
    'style sheets that block the first paint, all pages',
    rows.reduce((sum, r) => sum + r.css, 0),
    BOUNDS.css,
  )
  judge('pages that carry zod in their HTML', rows.filter((r) => r.hasZod).length, 0)
  judge('self-check: a page with a form library and zod', spoiled.js / bare, BOUNDS.listPage, {
    shouldBreak: true,
  })
  judge('self-check: a page with a style sheet', spoiled.css, BOUNDS.css, { shouldBreak: true })
  judge('self-check: a page that carries zod', Number(spoiled.hasZod), 0, { shouldBreak: true })
}
