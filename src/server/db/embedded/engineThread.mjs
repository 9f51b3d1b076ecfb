// The embedded database, in a thread of its own: a call that never returns would otherwise hold the whole process.
// Plain JavaScript, because the server starts this file by its path, past every bundler and compiler.
import { parentPort, workerData } from 'node:worker_threads'
import { parse, PGlite, protocol } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)

// Functions cannot be sent: a request names the types whose values stay as PostgreSQL wrote them.
const asText = (value) => value
const parsersOf = (textTypes) => Object.fromEntries(textTypes.map((type) => [type, asText]))

// What callers need for decisions or the log. PGlite adds the query and its options, which may hold functions and
// personal data.
const ERROR_FIELDS = ['name', 'message', 'code', 'severity', 'constraint', 'table', 'column']
const plainError = (error) =>
  Object.fromEntries(
    ERROR_FIELDS.flatMap((field) => (error?.[field] === undefined ? [] : [[field, error[field]]])),
  )

const { serialize } = protocol
/** The types of the parameters of each prepared statement, by its name. */
const typesOfPrepared = new Map()

async function prepare(database, name, sql) {
  const known = typesOfPrepared.get(name)
  if (known) return known
  const messages = await database.execProtocolStream(
    Buffer.concat([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]),
  )
  const types = parse.parseDescribeStatementResults(messages)
  typesOfPrepared.set(name, types)
  return types
}

/** As `query` of PGlite, which parses and plans a statement each time, but by the statement of this name. */
function queryPrepared(database, { name, sql, params, rowMode, textTypes }) {
  const valueOf = (value, type) => {
    if (value === null || value === undefined) return null
    return (database.serializers[type] ?? String)(value)
  }
  return database.runExclusive(async () => {
    const types = await prepare(database, name, sql)
    const messages = await database.execProtocolStream(
      Buffer.concat([
        serialize.bind({
          statement: name,
          values: params.map((value, index) => valueOf(value, types[index])),
        }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    const options = { rowMode, parsers: parsersOf(textTypes) }
    return parse.parseResults(messages, database.parsers, options)[0]
  })
}

const methods = {
  query: (database, request) =>
    request.name === undefined
      ? database.query(request.sql, request.params, {
          rowMode: request.rowMode,
          parsers: parsersOf(request.textTypes),
        })
      : queryPrepared(database, request),
  exec: async (database, { sql }) => {
    await database.exec(sql)
  },
  close: (database) => database.close(),
}

async function answer(database, { id, method, ...request }) {
  try {
    const result = await methods[method](database, request)
    port.postMessage({ id, result })
  } catch (error) {
    port.postMessage({ id, error: plainError(error) })
  }
}

try {
  const database = await PGlite.create({
    dataDir: workerData.dataDir,
    extensions: { btree_gist },
  })
  // Data is on SSD or cached, so the planner should prefer the index.
  await database.exec('set random_page_cost = 1.1')
  // What the triggers tell at each commit: src/server/platform/changes.ts.
  await database.listen('changes', (notification) => {
    port.postMessage({ notification })
  })
  port.on('message', (request) => void answer(database, request))
  port.postMessage({ isOpen: true })
} catch (error) {
  port.postMessage({ isOpen: false, error: plainError(error) })
}
