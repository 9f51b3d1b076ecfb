// A program: a server whose embedded database is stuck in a statement that never ends.
import { createServer } from 'node:http'
import { readConfig } from '@/server/config'
import { EmbeddedEngine } from '@/server/db/embedded/engine'
import { stopOnSignals } from '../../scripts/kit/gracefulStop.mjs'

async function run() {
  const engine = await EmbeddedEngine.open(readConfig().dataDir, () => {})
  Object.assign(globalThis, { closeServer: () => engine.close() })
  const server = createServer()
  stopOnSignals(server)
  server.listen(0, '127.0.0.1')
  engine.inTurn((client) => client.query('do $$ begin loop end loop; end $$')).catch(() => {})
  // The thread has the statement by now: it takes its messages in order.
  setTimeout(() => {
    console.log('stuck')
  }, 500)
}
void run()
