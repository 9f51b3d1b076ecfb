import { BOUNDS, judge } from '../bounds'
import { load } from '../measures/loads'
import { profiles } from '../measures/page'
import type { Site } from '../site'

/** The scripts that arrive without any interaction, beside those of the HTML. */
export async function measureLateScripts({ browser, addresses, addressOf, listsUrl }: Site) {
  console.log('\nScripts that arrive without interaction (desktop)')
  let worst = 0
  for (const path of addresses.keys()) {
    const { url, cookies: own } = addressOf(path)
    const { inHtml, late, lateFiles, landed } = await load(browser, profiles.desktop, url, own)
    const ratio = (inHtml + late) / inHtml
    worst = Math.max(worst, ratio)
    console.log(
      `  ${ratio.toFixed(3)}  ${path}${landed === new URL(url).pathname ? '' : ` (landed on ${landed})`}${ratio > BOUNDS.late ? ` ${lateFiles.join(', ')}` : ''}`,
    )
  }
  judge('scripts loaded without interaction ÷ scripts in the HTML, worst page', worst, BOUNDS.late)
  const spoiled = await load(browser, profiles.desktop, `${listsUrl}/spoiled`)
  judge(
    'self-check: a page that imports by itself',
    (spoiled.inHtml + spoiled.late) / spoiled.inHtml,
    BOUNDS.late,
    { shouldBreak: true },
  )
}
