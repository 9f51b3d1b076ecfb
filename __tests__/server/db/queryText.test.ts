/** The text of a query is the one that Drizzle would write itself, except for lists of values. */
import { and, count, eq, exists, gt, inArray, not, notInArray, sql, type SQL } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { alias, PgDialect, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { QuickDialect } from '@/server/db/queryText'
import { clients, matchings, offerings, offers, users } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'

const config = { casing: 'snake_case' } as const
const databaseOf = (dialect: PgDialect): Tx =>
  new NodePgTransaction(dialect, new NodePgSession({} as never, dialect, undefined), undefined)
const [own, drizzles] = [new QuickDialect(config), new PgDialect(config)].map(databaseOf) as [
  Tx,
  Tx,
]

type Written = { toSQL: () => { sql: string; params: unknown[] } }
const seen = (db: Tx, column: AnyPgColumn) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(offers)
      .where(eq(offers.id, column)),
  )
const other = alias(matchings, 'other')
const queries: Record<string, (db: Tx) => Written> = {
  'join, condition': (db) =>
    db
      .select({ matching: matchings, user: users, n: sql<number>`${count()} + ${1}` })
      .from(matchings)
      .innerJoin(users, eq(users.id, matchings.userId))
      .where(and(eq(matchings.status, 'worked'), gt(matchings.id, 3)))
      .limit(20)
      .offset(40),
  'subquery and with': (db) => {
    const counted = db
      .select({ offerId: offerings.offerId, n: count().as('n') })
      .from(offerings)
      .where(not(seen(db, offerings.offerId)))
      .groupBy(offerings.offerId)
    const named = db.$with('named').as(counted)
    const joined = counted.as('counted')
    return db
      .with(named)
      .select({ id: offers.id, n: joined.n, m: named.n })
      .from(offers)
      .leftJoin(joined, eq(joined.offerId, offers.id))
      .innerJoin(named, eq(named.offerId, offers.id))
  },
  'alias of a table': (db) =>
    db
      .select({ id: other.id })
      .from(matchings)
      .innerJoin(other, eq(other.userId, matchings.userId))
      .for('update', { of: matchings }),
  'slots, identifiers, inlined': (db) =>
    db
      .select({ id: clients.id, 'a "name"': sql`${sql.identifier('a "b"')}`.as('a "b"') })
      .from(clients)
      .where(
        and(
          eq(clients.id, sql.placeholder('id')),
          sql`${clients.name} = ${"店's"}`.inlineParams(),
          undefined,
        ),
      ),
  insert: (db) =>
    db
      .insert(users)
      .values({ id: 1, name: '山田', nameKana: 'ヤマダ' } as never)
      .onConflictDoUpdate({ target: users.id, set: { name: sql`excluded.name` } })
      .returning({ id: users.id }),
  update: (db) =>
    db
      .update(offers)
      .set({ title: '変更後', lockVersion: sql`${offers.lockVersion} + 1` })
      .where(eq(offers.id, 1)),
  delete: (db) => db.delete(offers).where(eq(offers.id, 1)),
}

test.each(Object.entries(queries))('%s', (_, build) => {
  const text = ({ sql: written, params }: ReturnType<Written['toSQL']>) => ({ written, params })
  expect(text(build(own).toSQL())).toEqual(text(build(drizzles).toSQL()))
})

const statuses = ['worked', 'absence'] as const
const lists: readonly (readonly [SQL, string, unknown[]])[] = [
  [inArray(matchings.status, [...statuses]), '"matchings"."status" = any($1)', [[...statuses]]],
  [notInArray(matchings.id, [1, 2]), '"matchings"."id" <> all($1)', [[1, 2]]],
  // Expressions cannot be in an array of values.
  [sql`${matchings.id} in ${[sql`1`, sql`2`]}`, '"matchings"."id" in (1, 2)', []],
]
test.each(lists)(
  'a list of values is one parameter, however long: %#',
  (condition, text, params) => {
    expect(new QuickDialect(config).sqlToQuery(condition)).toEqual({ sql: text, params })
  },
)
