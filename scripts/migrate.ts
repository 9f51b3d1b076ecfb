// npm run migrate: brings the PostgreSQL database at DATABASE_URL to the tables of this version. Run it as the role
// that owns them.
import { readConfig } from '@/server/config'
import { migrateDatabase } from '@/server/db/migrate'
import { loadEnvironmentFiles, runCommand } from './kit/commandLine'

loadEnvironmentFiles()

async function run() {
  const { databaseUrl } = readConfig()
  if (databaseUrl === undefined)
    throw new Error(
      'DATABASE_URL を設定してください。内蔵のデータベースは、起動のときに自分で移行します。',
    )
  const count = await migrateDatabase(databaseUrl)
  console.log(count === 0 ? 'データベースは最新です。' : `${count}件の移行を行いました。`)
}

runCommand(run)
