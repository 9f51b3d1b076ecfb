// npm run migrate: brings the PostgreSQL database at DATABASE_URL to the tables of this version. Run it as the role
// that owns them.
import { existsSync } from 'node:fs'
import { readConfig } from '@/server/config'
import { migrateDatabase } from '@/server/db/migrate'

for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)

async function run() {
  const { databaseUrl } = readConfig()
  if (databaseUrl === undefined)
    throw new Error(
      'DATABASE_URL を設定してください。内蔵のデータベースは、起動のときに自分で移行します。',
    )
  const count = await migrateDatabase(databaseUrl)
  console.log(count === 0 ? 'データベースは最新です。' : `${count}件の移行を行いました。`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
