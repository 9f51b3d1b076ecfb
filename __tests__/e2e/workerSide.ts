import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { Tx } from '@/server/db/transaction'
import { createPgliteDatabase, openPglite } from '@/server/db/client'

/**
 * What workers see has no address in this console: it is asked of the server's own functions, over a copy of
 * the running server's data. The copy is what the machine would find after a power cut, and the database
 * recovers it as it would then; what `fn` changes in it reaches nobody.
 */
export async function onWorkerSide<T>(fn: (db: Tx) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-side-'))
  try {
    // Each width has a server of its own (playwright.config.ts).
    cpSync(join(process.env['E2E_HOME'] ?? '', test.info().project.name), join(folder, 'data'), {
      recursive: true,
    })
    const db = createPgliteDatabase(await openPglite({ dataDir: join(folder, 'data') }))
    try {
      return await db.tx('system', fn)
    } finally {
      await db.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
