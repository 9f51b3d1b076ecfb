// npm run migration -- --name SUBJECT: writes the migration of what changed in the schema (drizzle-kit generate), and
// what Drizzle does not know: row-level security binds the owner of a new table, too.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withForcedRls } from './migration/withForcedRls'

const MIGRATIONS_FOLDER = 'src/server/db/migrations'
const META = join(MIGRATIONS_FOLDER, 'meta')
const migrations = () => readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'))

const before = new Set(migrations())
const { status } = spawnSync(
  'npx',
  [
    ...['drizzle-kit', 'generate', '--dialect', 'postgresql', '--casing', 'snake_case'],
    ...['--schema', 'src/server/db/schema/index.ts', '--out', MIGRATIONS_FOLDER],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
for (const name of migrations().filter((folder) => !before.has(folder))) {
  const path = join(MIGRATIONS_FOLDER, name)
  writeFileSync(path, withForcedRls(readFileSync(path, 'utf8')))
}
// Drizzle compares the schema with the last snapshot only, so the earlier ones are removed and this one is written
// without spaces.
const snapshots = readdirSync(META)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .map((name) => join(META, name))
for (const earlier of snapshots.slice(0, -1)) rmSync(earlier)
for (const last of snapshots.slice(-1))
  writeFileSync(last, JSON.stringify(JSON.parse(readFileSync(last, 'utf8'))))
process.exitCode = status ?? 1
