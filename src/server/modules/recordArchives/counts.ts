import { and, countDistinct, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { recordKinds, type RecordKind } from '@/contracts/recordArchives/enums'
import type { RecordCount } from '@/contracts/recordArchives/schemas'
import { closesOn } from '@/domain/billing/calendar'
import { monthsOfYear } from '@/domain/records/recordYear'
import type { Day, Month } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import { noticeOfMatching, shiftOfMatching } from '@/server/db/joins'
import { employmentNotices, matchings, offerings } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import type { ExportWork } from '@/server/modules/exportFiles/service'
import { countBillingFiles } from './billingFiles'
import { hasWage, storesOf } from './repository'

/** Notices in one document: few enough for the memory, and so many that the fonts are rarely embedded. */
export const NOTICES_PER_BOOK = 100

type Days = { clientIds: readonly number[]; fromOn: Day; toOn: Day }
const within = ({ clientIds, fromOn, toOn }: Days) =>
  and(
    inArray(matchings.clientId, [...clientIds]),
    gte(offerings.workOn, fromOn),
    lte(offerings.workOn, toOn),
  )
const workMonth = sql<Month>`to_char(${offerings.workOn}, 'YYYY-MM')`
const isWorked = eq(matchings.status, 'worked')
const total = sql<number>`count(*)`.mapWith(Number)

/** The notices of each store and month. */
const noticesByMonth = (db: Tx, days: Days) =>
  db
    .select({ clientId: matchings.clientId, month: workMonth, notices: total })
    .from(employmentNotices)
    .innerJoin(matchings, noticeOfMatching)
    .innerJoin(offerings, shiftOfMatching)
    .where(within(days))
    .groupBy(matchings.clientId, workMonth)

/** The contracts of each store and month, those with a wage and those that were worked. */
const contractsByMonth = (db: Tx, days: Days) =>
  db
    .select({
      clientId: matchings.clientId,
      month: workMonth,
      contracts: total,
      wages: sql<number>`count(*) filter (where ${hasWage})`.mapWith(Number),
      worked: sql<number>`count(*) filter (where ${isWorked})`.mapWith(Number),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(within(days))
    .groupBy(matchings.clientId, workMonth)

/** The workers of each store who worked there. */
const workersByStore = (db: Tx, days: Days) =>
  db
    .select({ clientId: matchings.clientId, workers: countDistinct(matchings.userId) })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(and(within(days), isWorked))
    .groupBy(matchings.clientId)

type Counts = Pick<RecordCount, 'fileCount' | 'recordCount'>

async function countLabourRecords(
  db: Tx,
  days: Days,
): Promise<Record<Exclude<RecordKind, 'billing'>, Counts>> {
  const notices = await noticesByMonth(db, days)
  const months = await contractsByMonth(db, days)
  const workers = await workersByStore(db, days)
  const booksOf = (records: (month: (typeof months)[number]) => number) => ({
    fileCount: months.filter((month) => records(month) > 0).length,
    recordCount: sumBy(months, records),
  })
  return {
    notices: {
      fileCount: sumBy(notices, (month) => Math.ceil(month.notices / NOTICES_PER_BOOK)),
      recordCount: sumBy(notices, (month) => month.notices),
    },
    attendances: booksOf(({ worked }) => worked),
    ledgers: booksOf(({ wages }) => wages),
    workerList: {
      fileCount: workers.length,
      recordCount: sumBy(workers, (store) => store.workers),
    },
    contracts: {
      fileCount: new Set(months.map(({ clientId }) => clientId)).size,
      recordCount: sumBy(months, ({ contracts }) => contracts),
    },
  }
}

type Reading = Pick<ExportWork, 'scope' | 'inTransaction'>

/**
 * Counts the files and records that the ZIP of a year would contain, by kind. Empty `clientIds`: all stores.
 */
export async function countRecords(
  reading: Reading,
  { lastMonth, clientIds }: { lastMonth: Month; clientIds: readonly number[] },
): Promise<RecordCount[]> {
  const { scope, inTransaction } = reading
  const months = monthsOfYear(lastMonth)
  const storeIds = await inTransaction(async ({ db }) =>
    (await storesOf(db, scope.companyId, clientIds)).map(({ id }) => id),
  )
  const days = { clientIds: storeIds, fromOn: `${months[0]}-01`, toOn: closesOn(lastMonth) }
  const labour = await inTransaction(({ db }) => countLabourRecords(db, days))
  const billing = await countBillingFiles(reading, { months, storeIds, clientIds })
  const counts = { ...labour, billing }
  return recordKinds.map((kind) => ({ kind, ...counts[kind] }))
}

/** Returns the number of progress steps of a kind: one for each notice, or for each file of the other kinds. */
export const stepsOf = ({ kind, fileCount, recordCount }: RecordCount): number =>
  kind === 'notices' ? recordCount : fileCount
