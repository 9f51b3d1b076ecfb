import { storeCounts } from '@tests/server/counts/storeCounts'
import { walk } from '@tests/server/counts/walk'
import type { Person } from './person'

/** What nearly every act changes: these numbers are walked after each step, all of them in the evening. */
const OFTEN = /^(メニュー|やること|ホーム|メッセージ)/

/** Workers answer and rooms are read while a walk goes on: what differs each time does not agree. */
const WALKS = 3

/** The numbers that differ from what they open, each time that they are walked. */
export async function wrongCounts(
  { get }: Person,
  clientId: number,
  isWhole: boolean,
): Promise<string[]> {
  const rows = isWhole ? storeCounts : storeCounts.filter(({ name }) => OFTEN.test(name))
  const once = async () => (await walk(rows, get, [clientId])).wrong
  const nameOf = (line: string) => line.split(':')[0]
  let wrong = await once()
  for (let walks = 1; walks < WALKS && wrong.length > 0; walks += 1) {
    const again = new Set((await once()).map(nameOf))
    wrong = wrong.filter((line) => again.has(nameOf(line)))
  }
  return wrong
}
