import type { Engine } from './engine'

/** The fixture's snapshot has every table. Any other has only the tables that differ from it. */
const SEED = 'seed'

/**
 * Snapshots are schemas in the database. A trigger notes each table that is written, so that a restore copies back
 * those tables alone. It is always enabled: a restore itself runs without the other triggers. The notes have no key,
 * because two transactions that write the same table must not wait for each other.
 */
const noteWrites = (tables: readonly string[]) => `
  create table seed.written (name text not null);
  create table seed.restored as select '${SEED}' as name;
  create function seed.note_write() returns trigger language plpgsql security definer as
    $$ begin insert into seed.written values (tg_table_name); return null; end $$;
  ${tables
    .map(
      (table) =>
        `create trigger note_write after insert or update or delete or truncate on ${table}
           for each statement execute function seed.note_write();
         alter table ${table} enable always trigger note_write;`,
    )
    .join('\n')}`
const keepRows = (name: string, tables: readonly string[]) =>
  `create schema ${name}; ${tables.map((t) => `create table ${name}.${t} as table ${t};`).join(' ')}`

/** The snapshots in a Jest worker's database. They outlive a test file. */
export class Snapshots {
  private readonly kept = new Map<string, ReadonlySet<string>>()
  private columns: ReadonlyMap<string, string> | undefined
  /** The restore under way. After a hook has timed out on a loaded machine, the next restore waits for it. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly engine: Pick<Engine, 'exec' | 'rows'>) {}

  async hasSeed() {
    return (await this.tablesKept(SEED)).size > 0
  }
  /** Stores the tables' present rows as the seed. */
  async keepSeed(tables: readonly string[]) {
    await this.engine.exec(keepRows(SEED, tables))
    await this.engine.exec(noteWrites(tables))
  }
  /** Sets all tables back to a snapshot. A new one starts from the seed, runs `make` and keeps the result. */
  restore(name = SEED, make?: () => Promise<void>) {
    const now = this.last.then(() => this.restoreNow(name, make))
    this.last = now.catch(() => undefined)
    return now
  }

  private async restoreNow(name: string, make?: () => Promise<void>) {
    const isKept = (await this.tablesKept(name)).size > 0
    await this.copyBack(isKept ? name : SEED)
    if (isKept || !make) return
    await make()
    const made = await this.names('select distinct name from seed.written')
    await this.engine.exec(`${keepRows(name, made)} ${this.noteRestored(name)}`)
  }
  private async copyBack(name: string) {
    const [restored = SEED] = await this.names('select name from seed.restored')
    const changed = new Set(await this.names('select distinct name from seed.written'))
    if (restored !== name)
      for (const other of [restored, name].filter((one) => one !== SEED))
        for (const table of await this.tablesKept(other)) changed.add(table)
    if (changed.size === 0) return
    const kept = await this.tablesKept(name)
    const columns = await this.writtenColumns()
    const copies = [...changed].map((table) => {
      const names = columns.get(table) ?? ''
      const source = `${kept.has(table) ? name : SEED}.${table}`
      return `delete from ${table}; insert into ${table} (${names}) select ${names} from ${source};`
    })
    await this.engine.exec(`set session_replication_role = replica;
      ${copies.join('\n')}
      ${this.noteRestored(name)};
      set session_replication_role = default`)
  }
  private noteRestored(name: string) {
    return `delete from seed.written; update seed.restored set name = '${name}'`
  }
  private async tablesKept(name: string) {
    const known = this.kept.get(name)
    if (known) return known
    const found = new Set(
      await this.names(`select tablename as name from pg_tables where schemaname = '${name}'`),
    )
    if (found.size > 0) this.kept.set(name, found)
    return found
  }
  /** The columns of each table, without those that the database computes. */
  private async writtenColumns() {
    if (this.columns) return this.columns
    const rows = await this.engine.rows(`
      select table_name as table, string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`)
    this.columns = new Map(rows.map(({ table, names }) => [String(table), String(names)]))
    return this.columns
  }
  private async names(sql: string) {
    return (await this.engine.rows(sql)).map(({ name }) => String(name))
  }
}
