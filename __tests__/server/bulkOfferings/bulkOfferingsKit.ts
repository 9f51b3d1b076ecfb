import { asc, eq } from 'drizzle-orm'
import type { Paged } from '@/contracts/common/schemas'
import type { MultidateDate, MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import { addDays } from '@/lib/date'
import { offerings } from '@/server/db/schema'
import { runNextJob } from '@/server/jobs/worker'
import { jobDefinitions } from '@/server/jobs/registry'
import type { AppContext } from '@/server/http/context'
import { testContext, type Who } from '@tests/kit/app'
import { addOffering, callStore, FRIDAY, prepareStoreWith } from '@tests/kit/serverKit'

export type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
export const SOURCE = 1
export const day = (n: number) => addDays(FRIDAY, n)
export const date = (workOn: string, over: Partial<MultidateDate> = {}): MultidateDate => ({
  workOn,
  startTime: '17:00',
  endTime: '22:30',
  breakMin: 0,
  peopleWanted: 2,
  closeRule: 'at_start',
  hourlyWageYen: 1350,
  transportationYen: 500,
  ...over,
})
export const startOffering = (items: MultidateDate[], who: Who = 'manager', acknowledged = true) =>
  callStore<MultidatePosting & Refused>(
    who,
    'POST',
    `/offerings/${SOURCE}/multidate_posting_operations`,
    { items, acknowledged },
  )
export const listOfferings = async (query = '', who: Who = 'viewer') =>
  (
    await callStore<Paged<MultidatePosting>>(
      who,
      'GET',
      `/offering/multidate_posting_operations${query}`,
    )
  ).body.items
export const latestOffering = async () => (await listOfferings())[0] as MultidatePosting
export const createdOfferings = () =>
  testContext().then(({ db }) =>
    db.tx('system', (tx) =>
      tx
        .select()
        .from(offerings)
        .where(eq(offerings.source, 'multidate'))
        .orderBy(asc(offerings.workOn)),
    ),
  )
export const createdDays = async () => (await createdOfferings()).map((o) => o.workOn)
export const runJob = async (world?: AppContext) => {
  const context = world ?? (await testContext())
  return runNextJob(context, jobDefinitions)
}
beforeEach(() =>
  prepareStoreWith('bulk_offerings_kit', (db) =>
    addOffering(db, {
      id: SOURCE,
      day: day(-7),
      peopleWanted: 3,
      memo: '裏口から入ってください。',
      scope: 'group',
      groupIds: [11],
    }),
  ),
)
