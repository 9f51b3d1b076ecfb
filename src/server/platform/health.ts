/** Whether the database opened; the maintenance check reads it without touching the database. On globalThis, because each API route has its own copy of a module. */
const kept = globalThis as { databaseDown?: boolean }
export const health = {
  get databaseDown() {
    return kept.databaseDown ?? false
  },
  set databaseDown(down: boolean) {
    kept.databaseDown = down
  },
}
