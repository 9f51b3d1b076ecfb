import { asc, eq } from 'drizzle-orm'
import type { MultidateDate, MultidatePosting } from '@/contracts/bulkOfferings/schemas'
import type { Paged } from '@/contracts/common/schemas'
import { addDays } from '@/lib/date'
import { offerings } from '@/server/db/schema'
import type { AppContext } from '@/server/http/context'
import { jobDefinitions } from '@/server/jobs/registry'
import { runNextJob } from '@/server/jobs/worker'
import { testContext, type Who } from '@tests/kit/app'
import { addOffering, callStore, FRIDAY, prepareStoreWith } from '@tests/kit/serverKit'

export type Refused = { code: string; messages: string[]; fields?: Record<string, string> }
export const SOURCE = 1
/** The day this many days after Friday, 20 November. */
export const day = (n: number) => addDays(FRIDAY, n)
/** The conditions of one date of a run; `overrides` replaces any field. */
export const date = (workOn: string, overrides: Partial<MultidateDate> = {}): MultidateDate => ({
  workOn,
  startTime: '17:00',
  endTime: '22:30',
  breakMin: 0,
  peopleWanted: 2,
  closeRule: 'at_start',
  hourlyWageYen: 1350,
  transportationYen: 500,
  ...overrides,
})
/** Starts a run that repeats `SOURCE` on these dates. */
export const startRun = (items: MultidateDate[], who: Who = 'manager', acknowledged = true) =>
  callStore<MultidatePosting & Refused>(
    who,
    'POST',
    `/offerings/${SOURCE}/multidate_posting_operations`,
    { items, acknowledged },
  )
/** The runs of store 11, the newest first. */
export const listRuns = async (query = '', who: Who = 'viewer') =>
  (
    await callStore<Paged<MultidatePosting>>(
      who,
      'GET',
      `/offering/multidate_posting_operations${query}`,
    )
  ).body.items
/** The newest run of store 11. */
export const latestRun = async () => (await listRuns())[0] as MultidatePosting
/** The offerings that runs have made, by day. */
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
/** The days of the offerings that runs have made. */
export const createdDays = async () => (await createdOfferings()).map((offering) => offering.workOn)
/** Runs the next waiting job. Returns false if there is none. */
export const runJob = async (changed?: AppContext) => {
  const context = changed ?? (await testContext())
  return runNextJob(context, jobDefinitions)
}
/** Importing this file gives each test the offering that runs repeat (`SOURCE`). */
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
