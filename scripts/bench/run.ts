/**
 * Builds a bare Next page of the same version and our table over many rows, and measures them beside the console,
 * round by round:
 *
 * - `npm run bench`: everything
 * - `npm run bench -- --bytes`: what the files of the builds say (no browser)
 * - `npm run bench -- --late --paint --keys --routes --presses --ways`: only what is named, in a browser
 * - `npm run bench -- --content`: when the content of ten pages is there, not its skeleton; with `--quick` of one
 *
 * A ratio compares both sides of one round; the median of the rounds is judged. Milliseconds depend on the machine, so
 * only those after a press are judged: until its answer (INP), and until the content of the next page.
 */
import { isQuick, judged, ROUNDS } from './bounds'
import { buildBare, buildConsole, buildLists } from './build'
import { measureContent } from './parts/content'
import { measureFirstPaint } from './parts/firstPaint'
import { measureKeystrokes } from './parts/keystrokes'
import { measureLateScripts } from './parts/lateScripts'
import { measureRouteChanges, measureWays } from './parts/linkPresses'
import { judgePageWeight } from './parts/pageWeight'
import { measurePresses } from './parts/presses'
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
  const builds = { console: buildConsole(), bare: buildBare() }
  if (!isQuick) judgePageWeight({ ...builds, lists: buildLists() })
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
