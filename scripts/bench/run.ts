/**
 * Builds a bare Next page of the same version and our table over many rows, and measures them beside the console,
 * round by round:
 *
 * - `npm run bench`: everything
 * - `npm run bench -- --bytes`: what the files of the builds say (no browser)
 * - `npm run bench -- --late --paint --keys --routes --presses --ways`: only what is named, in a browser
 * - `npm run bench -- --content`: when the content of ten pages is there, not its skeleton; with `--quick` of one
 *
 * Ratios are paired: both sides of one round, then the median of the rounds. Milliseconds are those of the machine:
 * of them only those from a press on are judged: to its answer (INP), to the content of the next page.
 */
import { join } from 'node:path'
import { isQuick, judged, ROUNDS } from './bounds'
import { buildBare, buildConsole, buildLists } from './build'
import { pageBytes } from './bytes'
import { measureContent } from './parts/content'
import { measureFirstPaint } from './parts/firstPaint'
import { measureKeystrokes } from './parts/keystrokes'
import { measureLateScripts } from './parts/lateScripts'
import { judgePageWeight } from './parts/pageWeight'
import { measurePresses } from './parts/presses'
import { measureRouteChanges } from './parts/routeChanges'
import { measureWays } from './parts/ways'
import { withSite, type Site } from './site'

/** What is measured in the browser, by the name on the command line. */
const PARTS: Record<string, (site: Site) => Promise<void>> = {
  late: measureLateScripts,
  paint: measureFirstPaint,
  content: measureContent,
  keys: measureKeystrokes,
  routes: measureRouteChanges,
  presses: measurePresses,
  ways: measureWays,
}

async function main() {
  const named = ['bytes', ...Object.keys(PARTS)].filter((part) =>
    process.argv.includes(`--${part}`),
  )
  const wants = (part: string) => named.length === 0 || named.includes(part)
  const parts = Object.entries(PARTS).filter(([name]) => wants(name))
  const dist = buildConsole()
  if (isQuick) buildBare()
  else {
    const bare = pageBytes(join(buildBare(), '.next'))
    const lists = pageBytes(join(buildLists(), '.next'))
    judgePageWeight(
      pageBytes(dist),
      bare['/']?.js ?? Number.NaN,
      lists['/spoiled'] ?? { js: 0, css: 0, hasZod: false },
    )
  }
  if (parts.length > 0)
    await withSite(async (site) => {
      for (const [, measure] of parts) await measure(site)
    })

  const wrong = judged.filter((j) => j.isBroken !== j.shouldBreak)
  console.log(
    JSON.stringify({
      suite: ['bench', ...named].join(' '),
      cases: judged.length,
      failed: wrong.length,
      rounds: ROUNDS,
      figures: Object.fromEntries(
        judged.filter((j) => !j.shouldBreak).map((j) => [j.what, Number(j.value.toFixed(3))]),
      ),
    }),
  )
  process.exit(wrong.length ? 1 : 0)
}
main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
