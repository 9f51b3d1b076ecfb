import { apply } from '@/server/worker-app/apply'
import { testContext } from '@tests/kit/app'
import { addWorker, asSystem, prepareStoreWith } from '@tests/kit/serverKit'

export const WORKER = 901
/** Applies as the worker does in their app; a refused application throws. */
export const takeSeat = async (offeringId: number, userId = WORKER) => {
  const { now } = await testContext()
  return asSystem((db) => apply({ db, now }, userId, offeringId))
}
/** Importing this file gives each test the rows of the fixture and the worker WORKER. */
beforeEach(() =>
  prepareStoreWith('edge_cases_kit', (db) => addWorker(db, { id: WORKER, name: '小林 千夏' })),
)
