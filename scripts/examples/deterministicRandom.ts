import { createHash } from 'node:crypto'

type Engine = {
  exec: (sql: string) => Promise<unknown>
  rows: (sql: string) => Promise<Record<string, unknown>[]>
}

/**
 * The number of the first random value after the demonstration is filled. It is fixed, so that the values in the
 * examples do not depend on how many the filling takes.
 */
const FIRST_DRAW_OF_CALLS = 1_000_000

/**
 * Makes the random values of the server the same in every recording: bytes, and the UUIDs of the database. The schema
 * `chance` precedes `pg_catalog` in the search path, so statements call its `gen_random_uuid`.
 */
export async function deterministicRandom({ exec }: Engine) {
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
    /** Call it after the filling: later values and the keys of stores no longer depend on it. */
    endFilling: () => {
      draws = FIRST_DRAW_OF_CALLS
      return exec(`alter sequence chance.draws restart with ${FIRST_DRAW_OF_CALLS};
        update store_keys set key = md5('key ' || client_id) || md5('more of key ' || client_id)`)
    },
    restart: () => {
      draws = FIRST_DRAW_OF_CALLS
    },
  }
}

/**
 * Remembers all sequences. The function that it returns sets them back, so that the ids in an example do not depend on
 * the examples before it.
 */
export async function rememberSequences({ exec, rows }: Engine) {
  const names = (
    await rows(`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`)
  ).map(({ name }) => String(name))
  const remembered = await rows(
    names
      .map((name) => `select '${name}' as name, last_value::int as last, is_called from ${name}`)
      .join(' union all '),
  )
  const resets = remembered.map(
    ({ name, last, is_called }) =>
      `setval('${String(name)}', ${Number(last)}, ${is_called === true})`,
  )
  return () => exec(`select ${resets.join(', ')}`)
}
