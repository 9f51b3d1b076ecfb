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
export async function statementsOf({ embedded, postgres }: Engine, work: () => Promise<unknown>) {
  const statements: string[] = []
  const noted = (text: string) => {
    statements.push(text)
  }
  const restore: (() => void)[] = []
  if (embedded) {
    const { inTurn } = embedded
    embedded.inTurn = (work) => inTurn((client) => work(tap(client as never, noted)))
    restore.push(() => {
      embedded.inTurn = inTurn
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
