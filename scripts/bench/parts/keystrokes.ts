import { median } from '../../kit/processes'
import { BOUNDS, judge, ROUNDS } from '../bounds'
import { typing } from '../measures/typing'
import type { Site } from '../site'

/** The main thread for a key in a searched list, beside a list of plain HTML. */
export async function measureKeystrokes({ browser, listsUrl, plainUrl }: Site) {
  console.log('\nMain thread per key in a searched list (desktop)')
  const keys = (base: string, n: number) =>
    typing(browser, `${base}?n=${n}`, {
      search: '#q, [role=searchbox]',
      count: '#count',
      total: String(n),
    })
  const ours: number[] = []
  const naive: number[] = []
  const growth: number[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const floor = await keys(`${plainUrl}/`, 1000)
    const own = await keys(`${listsUrl}/list`, 1000)
    const many = await keys(`${listsUrl}/list`, 10_000)
    console.log(
      `  plain ${floor.toFixed(1)} ms, ours ${own.toFixed(1)} ms, ours with 10,000 rows ${many.toFixed(1)} ms`,
    )
    ours.push(own / floor)
    growth.push(many / own)
    if (i < 2) naive.push((await keys(`${listsUrl}/naive`, 1000)) / floor)
  }
  judge('main thread per key, 1,000 rows ÷ plain HTML', median(ours), BOUNDS.keys1000)
  judge('main thread per key, 10,000 rows ÷ 1,000 rows', median(growth), BOUNDS.keys10000)
  judge(
    'self-check: a list with all rows in the document ÷ plain HTML',
    median(naive),
    BOUNDS.keys1000,
    { shouldBreak: true },
  )
  judge(
    'self-check: a list with all rows in the document, 4,000 rows ÷ 1,000 rows',
    (await keys(`${listsUrl}/naive`, 4000)) / (await keys(`${listsUrl}/naive`, 1000)),
    BOUNDS.keys10000,
    { shouldBreak: true },
  )
}
