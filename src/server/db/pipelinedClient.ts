import type { Duplex } from 'node:stream'
import { Client, type ClientConfig } from 'pg'
import { createStatementNames } from './namedStatements'

/** Returns the SQL of a query of the driver: the query itself, or its `text`. */
export const textOf = (query: unknown) =>
  typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text

/** Shared by all connections: each prepares a statement when it first sends it. */
const nameOf = createStatementNames()
/** Gives the query the name of a prepared statement if it has parameters and is frequent. */
function withStatementName(query: unknown, values: unknown) {
  const text = Array.isArray(values) && values.length > 0 ? textOf(query) : undefined
  const name = text === undefined ? undefined : nameOf(text)
  return name === undefined ? query : { ...(query as object), text, name }
}

/** A connection that sends a statement without waiting for the answers to those before it. */
export class PipelinedClient extends Client {
  constructor(config: ClientConfig) {
    super({ ...config, pipeline: true } as ClientConfig)
    const send = this.query.bind(this) as (...query: unknown[]) => unknown
    this.query = ((query: unknown, ...rest: unknown[]) => {
      this.writeTogether()
      return send(withStatementName(query, rest[0]), ...rest)
    }) as typeof this.query
  }

  /** Statements that are sent before the next wait leave in one write, as `begin` does with the first one after it. */
  private writeTogether() {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => {
      stream.uncork()
    })
  }
}

/** Opens the one connection to the embedded database at the other end of the stream. */
export async function connectEmbedded(stream: Duplex): Promise<PipelinedClient> {
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
