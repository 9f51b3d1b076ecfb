import type { Tx } from '@/server/db/transaction'
import { apply } from '@/server/worker-app/apply'
import { testContext } from '@tests/kit/app'
import { addWorker, prepareStore, writeRows } from '@tests/kit/serverKit'

export const WORKER = 901
export const system = async <T>(fn: (db: Tx) => Promise<T>) =>
  (await testContext()).db.tx('system', fn)
export const take = async (offeringId: number, userId = WORKER) => {
  const { now } = await testContext()
  return system((db) => apply({ db, now }, userId, offeringId))
}
beforeEach(async () => {
  await prepareStore()
  await writeRows((db) => addWorker(db, { id: WORKER, name: '小林 千夏' }))
})
