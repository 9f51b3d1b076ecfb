import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { openDatabase } from '@/server/db/client'
import type { Tx } from '@/server/db/transaction'

/**
 * Runs `fn` with the server's functions on a copy of the running server's data, because no URL of this console
 * shows what workers see. The copy is as after a power cut, and the database recovers it. Changes that `fn` makes stay
 * in the copy.
 */
export async function onWorkerSide<T>(fn: (db: Tx) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-side-'))
  try {
    // Each width has its own server (playwright.config.ts).
    cpSync(join(process.env['E2E_HOME'] ?? '', test.info().project.name), join(folder, 'data'), {
      recursive: true,
    })
    const db = await openDatabase({ dir: join(folder, 'data') })
    try {
      return await db.tx('system', fn)
    } finally {
      await db.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
