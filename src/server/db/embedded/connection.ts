// By relative paths, because Jest's environment loads this file, too, where `@/` has no meaning.
import { PipelinedClient } from '../pipelinedClient'
import type { ThreadStream } from './threadStream'

/** Opens the one connection to the embedded database at the other end of the stream. */
export async function connectOver(stream: ThreadStream): Promise<PipelinedClient> {
  const user = { user: 'postgres', database: 'postgres', ssl: false }
  const client = new PipelinedClient({ ...user, stream: () => stream })
  // The statements that wait are refused with it.
  client.on('error', () => {})
  await client.connect()
  // Data is on SSD or cached, so the planner should prefer the index. A plan for any values is kept at once: in
  // WebAssembly, planning takes longer than most statements.
  await client.query('set random_page_cost = 1.1; set plan_cache_mode = force_generic_plan')
  return client
}
