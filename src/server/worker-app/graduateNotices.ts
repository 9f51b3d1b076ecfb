import type { Tx } from '@/server/db/transaction'
import { notFound } from '@/server/http/errors'
import { switchGraduateNotices } from '@/server/modules/workers/records/clientUsers'

/**
 * A graduate switches the notices of dedicated offerings of one store on or off. They still see the offerings. 404 for
 * a worker who is no graduate of the store.
 */
export async function setGraduateNotices(
  db: Tx,
  userId: number,
  clientId: number,
  { isOn }: { isOn: boolean },
) {
  if (!(await switchGraduateNotices(db, { clientId, userId }, { isOn }))) throw notFound()
}
