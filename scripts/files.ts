// npm run files: where the bytes of uploaded files stand. -- --move brings all of them to the place that FILE_STORAGE
// names; the server may run meanwhile on PostgreSQL.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readConfig } from '@/server/config'
import { openDatabase } from '@/server/db/client'
import { countBodies, moveBodies, removeObjects } from '@/server/modules/files/service'
import { createFileStorage } from '@/server/platform/storage/fileStorage'
import { loadEnvironmentFiles, runCommand } from './kit/commandLine'

loadEnvironmentFiles()

async function run() {
  const { values } = parseArgs({ options: { move: { type: 'boolean' } } })
  const { databaseUrl, dataDir, fileStorage } = readConfig()
  const db = await openDatabase({ url: databaseUrl, dir: dataDir })
  try {
    const mover = { db, random: randomBytes, files: await createFileStorage(fileStorage) }
    if (values.move) {
      const moved = await moveBodies(mover)
      const removed = await removeObjects(mover)
      console.log(`${moved}件を移しました。前の場所から${removed}件を消しました。`)
    }
    console.table(await countBodies(mover))
  } finally {
    await db.close()
  }
}

runCommand(run)
