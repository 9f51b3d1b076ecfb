import type { Engine } from './engine'

type Query = (...args: unknown[]) => unknown
type WithQuery = { query: Query }
const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : (asked as { text: string }).text

/** Wraps a connection so that `noted` gets each statement that is sent over it. */
function tap<T extends WithQuery>(connection: T, noted: (text: string) => void): T {
  return new Proxy(connection, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name === 'query')
        return (...args: unknown[]) => {
          noted(textOf(args[0]))
          return target.query(...args)
        }
      return typeof value === 'function' ? (value as Query).bind(target) : value
    },
  })
}

/** Returns every statement that `work` sends to the test's database, including begin and commit. */
export async function statementsOf({ pglite, postgres }: Engine, work: () => Promise<unknown>) {
  const statements: string[] = []
  const noted = (text: string) => {
    statements.push(text)
  }
  const restore: (() => void)[] = []
  if (pglite) {
    // On PGlite, drizzle begins a read-only transaction with two statements; on PostgreSQL it needs one. The second is
    // left out, so that both give the same list.
    const notedInside = (text: string) => {
      if (text !== 'set transaction read only') noted(text)
    }
    const transaction = pglite.transaction.bind(pglite)
    pglite.transaction = (run) => {
      noted('begin')
      return transaction((tx) => run(tap(tx as never, notedInside))).finally(() => {
        noted('commit')
      })
    }
    restore.push(() => {
      pglite.transaction = transaction
    })
  }
  if (postgres) {
    const connect = postgres.connect.bind(postgres)
    postgres.connect = (async () => tap((await connect()) as never, noted)) as never
    restore.push(() => {
      postgres.connect = connect as never
    })
  }
  try {
    await work()
  } finally {
    for (const undo of restore) undo()
  }
  return statements
}
