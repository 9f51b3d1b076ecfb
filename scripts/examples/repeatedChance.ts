import { createHash } from 'node:crypto'

type Engine = {
  exec: (sql: string) => Promise<unknown>
  rows: (sql: string) => Promise<Record<string, unknown>[]>
}

/**
 * The random values of the server, the same in every recording: bytes, and the ids that the database draws. The schema
 * stands before that of PostgreSQL in the path, so that its function is the one that statements mean.
 */
export async function repeatedChance({ exec }: Engine) {
  let draws = 0
  await exec(`create schema chance;
    grant usage on schema chance to public;
    create sequence chance.draws;
    create function chance.gen_random_uuid() returns uuid language sql security definer
      as $$ select md5('draw ' || nextval('chance.draws'))::uuid $$;
    alter table store_keys alter column key
      set default replace(chance.gen_random_uuid()::text || chance.gen_random_uuid()::text, '-', '');
    set search_path to chance, public, pg_catalog`)
  return {
    random: (bytes: number) => {
      draws += 1
      return createHash('shake256', { outputLength: bytes }).update(`draw ${draws}`).digest()
    },
    restart: () => {
      draws = 0
    },
  }
}

/** Sets all numbers of rows back to where they stand now: no example counts the rows that others wrote before it. */
export async function numbersToReturnTo({ exec, rows }: Engine) {
  const names = (
    await rows(`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`)
  ).map(({ name }) => String(name))
  const standing = await rows(
    names
      .map((name) => `select '${name}' as name, last_value::int as last, is_called from ${name}`)
      .join(' union all '),
  )
  const returns = standing.map(
    ({ name, last, is_called }) =>
      `setval('${String(name)}', ${Number(last)}, ${is_called === true})`,
  )
  return () => exec(`select ${returns.join(', ')}`)
}
