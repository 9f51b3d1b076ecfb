import { storeCounts } from '@tests/server/counts/storeCounts'
import { walk } from '@tests/server/counts/walk'
import type { Person } from './person'

/** What nearly every act changes: these numbers are walked after each step, all of them in the evening. */
const OFTEN = /^(メニュー|やること|ホーム|メッセージ)/

/**
 * The numbers that differ from what they open. The workers of the demonstration act meanwhile: what differs in one walk
 * alone has changed between its two reads.
 */
export async function wrongCounts(
  { get }: Person,
  clientId: number,
  isWhole: boolean,
): Promise<string[]> {
  const rows = isWhole ? storeCounts : storeCounts.filter(({ name }) => OFTEN.test(name))
  const once = async () => (await walk(rows, get, [clientId])).wrong
  const first = await once()
  if (first.length === 0) return []
  const nameOf = (line: string) => line.split(':')[0]
  const second = new Set((await once()).map(nameOf))
  return first.filter((line) => second.has(nameOf(line)))
}
