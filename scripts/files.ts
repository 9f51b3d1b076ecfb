// npm run files: where the bytes of uploaded files are. -- --move brings all of them to the place that FILE_STORAGE
// names; the server may run meanwhile on PostgreSQL.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { countBodies, moveBodies, removeObjects } from '@/server/modules/files/service'
import { createFileStorage } from '@/server/platform/storage/fileStorage'
import { loadEnvironmentFiles, printTable, runCommand } from './kit/commandLine'
import { onDatabase } from './kit/onDatabase'

loadEnvironmentFiles()

async function run() {
  const { values } = parseArgs({ options: { move: { type: 'boolean' } } })
  await onDatabase(async (db, { fileStorage }) => {
    const mover = { db, random: randomBytes, files: await createFileStorage(fileStorage) }
    if (values.move) {
      const moved = await moveBodies(mover)
      const removed = await removeObjects(mover)
      console.log(`${moved}件を移しました。前の場所から${removed}件を消しました。`)
    }
    printTable(await countBodies(mover), 'ファイルはありません。')
  })
}

runCommand(run)
