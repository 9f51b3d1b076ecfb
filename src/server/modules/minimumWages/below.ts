import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type {
  BelowMinimum,
  BelowMinimumItem,
  MinimumWageRate,
  StartedBelowMinimum,
} from '@/contracts/minimumWages/schemas'
import { serviceTermsOn } from '@/domain/billing/contract'
import { minimumWages } from '@/domain/data/minimumWage'
import {
  minimumWageOn,
  type SpecificMinimum,
  specificMinimumOf,
  withSpecificMinimum,
} from '@/domain/pay/minimumWage'
import type { ServiceTerms } from '@/domain/pay/pay'
import { raiseCostYen, wageBelow, type RaisedSeats } from '@/domain/pay/wageFloor'
import { addDays, type Day, dayOf, shiftOf, toInstant } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { CompanyScope } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import {
  clients,
  companies,
  liveMatchingStatuses,
  matchings,
  offerings,
  offers,
} from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { contractsOf } from '@/server/modules/billing/service'

type CompanyOperation = { db: Tx; scope: CompanyScope; now: Date }

/** The most items that are listed and raised at once: one transaction raises them all, with their workers. */
const MAX_ITEMS = 200
/** For how many days after its start a shift below the minimum is listed. */
const STARTED_DAYS = 60
const rates = minimumWages.flatMap((prefecture) => prefecture.rates.map(([, yen]) => yen))
/** The highest rate: a cheap first filter, before each offering is compared with its own rate. */
const highestYen = (stores: readonly Store[]) =>
  Math.max(...rates, ...stores.map(({ specificMinimum }) => specificMinimum?.yen ?? 0))

type Store = {
  id: number
  name: string
  prefectureCode: string
  specificMinimum: SpecificMinimum | undefined
  feeRateBp: number
}
/** Returns the fee terms of a matching on a day at the fee rate of its offering. */
type TermsOn = (workOn: Day, feeRateBp: number) => ServiceTerms
const storesOf = async ({ db, scope }: CompanyOperation): Promise<Store[]> =>
  (
    await db
      .select({
        id: clients.id,
        name: clients.name,
        prefectureCode: clients.prefectureCode,
        specificMinimumWageYen: clients.specificMinimumWageYen,
        specificMinimumWageFrom: clients.specificMinimumWageFrom,
        feeRateBp: companies.feeRateBp,
      })
      .from(clients)
      .innerJoin(companies, eq(companies.id, clients.companyId))
      .where(eq(clients.companyId, scope.companyId))
      .orderBy(asc(clients.id))
  ).map((store) => ({
    ...store,
    prefectureCode: store.prefectureCode ?? '',
    specificMinimum: specificMinimumOf(store),
  }))

const nameOf = ({ id, name }: Store) => ({ id, name })
const workplaceOf = ({ prefectureCode, specificMinimum }: Store) => ({
  prefectureCode,
  specificMinimum,
})

/** Returns the seats for which a raise pays more, by offering: the taken ones and the free ones. */
async function seatsOf(db: Tx, rows: readonly (typeof offerings.$inferSelect)[], now: Date) {
  const takenSeats =
    rows.length === 0
      ? []
      : await db
          .select({
            offeringId: matchings.offeringId,
            hourlyWageYen: matchings.hourlyWageYen,
            transportationYen: matchings.transportationYen,
            scheduledPay: matchings.scheduledPay,
          })
          .from(matchings)
          .where(
            and(
              inArray(
                matchings.offeringId,
                rows.map(({ id }) => id),
              ),
              eq(matchings.status, 'established'),
            ),
          )
  return new Map(
    rows.map((row) => {
      const ofOffering = takenSeats.filter(({ offeringId }) => offeringId === row.id)
      const isOpen = row.closedAt === null && row.closesAt > now.toISOString()
      const free = isOpen || row.publishedAt === null ? row.peopleWanted - row.peopleMatched : 0
      const seats: RaisedSeats[] = [
        { people: Math.max(0, free), ...amountsOf(row) },
        ...ofOffering.map(({ scheduledPay, ...amounts }) => ({
          people: 1,
          ...amountsOf(amounts),
          bonuses: scheduledPay.bonuses,
        })),
      ]
      return [row.id, { seats, matchedCount: ofOffering.length }]
    }),
  )
}
const amountsOf = ({
  hourlyWageYen,
  transportationYen,
}: {
  hourlyWageYen: number
  transportationYen: number
}) => ({ hourlyWageYen, transportationYen })

/** Offerings of the stores that have not begun, published or not. Those without seats to pay are left out. */
async function offeringsBelow(
  { db, now }: CompanyOperation,
  stores: readonly Store[],
  termsOn: TermsOn,
): Promise<BelowMinimumItem[]> {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const rows = await db
    .select()
    .from(offerings)
    .where(
      and(
        inArray(offerings.clientId, [...byId.keys()]),
        gt(offerings.startAt, now.toISOString()),
        lt(offerings.hourlyWageYen, highestYen(stores)),
      ),
    )
    .orderBy(asc(offerings.startAt), asc(offerings.id))
  const below = rows.flatMap((row) => {
    const store = byId.get(row.clientId)
    const found = store && wageBelow({ ...row, ...workplaceOf(store) })
    return store && found ? [{ row, store, ...found }] : []
  })
  const seatsByOffering = await seatsOf(
    db,
    below.map(({ row }) => row),
    now,
  )
  return below.flatMap(({ row, store, minimum, toYen }) => {
    const { seats = [], matchedCount = 0 } = seatsByOffering.get(row.id) ?? {}
    const people = sumBy(seats, (seat) => seat.people)
    if (people === 0) return []
    return {
      kind: 'offering' as const,
      id: row.id,
      store: nameOf(store),
      title: row.title,
      shift: { startAt: row.startAt, endAt: row.endAt, isPublished: row.publishedAt !== null },
      prefectureName: minimum.prefectureName,
      isSpecific: minimum.isSpecific,
      hourlyWageYen: row.hourlyWageYen,
      toYen,
      effectiveOn: minimum.effectiveOn,
      people,
      matchedCount,
      costYen: raiseCostYen({ ...row, terms: termsOn(row.workOn, row.feeRateBp) }, seats, toYen),
    }
  })
}

const offerWage = sql<number>`(${offers.content} -> 'defaults' ->> 'hourlyWageYen')::int`

/** Returns the offers whose wage is below today's minimum; offerings made from them could not be published. */
async function offersBelow(
  { db, now }: CompanyOperation,
  stores: readonly Store[],
  termsOn: TermsOn,
): Promise<BelowMinimumItem[]> {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const today = dayOf(now)
  const rows = await db
    .select({
      id: offers.id,
      clientId: offers.clientId,
      title: offers.title,
      content: offers.content,
    })
    .from(offers)
    .where(
      and(
        inArray(offers.clientId, [...byId.keys()]),
        isNull(offers.archivedAt),
        lt(offerWage, highestYen(stores)),
      ),
    )
    .orderBy(asc(offers.clientId), asc(offers.title), asc(offers.id))
  return rows.flatMap(({ id, clientId, title, content: { defaults } }) => {
    const store = byId.get(clientId)
    const regional = store && minimumWageOn(store.prefectureCode, today)
    const minimum = regional && withSpecificMinimum(regional, store.specificMinimum, today)
    const { hourlyWageYen, startTime, endTime, breakMin, transportationYen } = defaults
    if (!store || !minimum || hourlyWageYen === null || hourlyWageYen >= minimum.yen) return []
    const times =
      startTime === null || endTime === null || startTime === endTime
        ? undefined
        : { ...shiftOf(today, startTime, endTime), breakMin: breakMin ?? 0 }
    const seat = { people: 1, hourlyWageYen, transportationYen: transportationYen ?? 0 }
    return {
      kind: 'offer' as const,
      id,
      store: nameOf(store),
      title,
      shift: null,
      prefectureName: minimum.prefectureName,
      isSpecific: minimum.isSpecific,
      hourlyWageYen,
      toYen: minimum.yen,
      effectiveOn: minimum.effectiveOn,
      people: 1,
      matchedCount: 0,
      costYen: times
        ? raiseCostYen({ ...times, terms: termsOn(today, store.feeRateBp) }, [seat], minimum.yen)
        : null,
    }
  })
}

/** People who work or worked below the minimum wage: their contract has the minimum wage by law (最低賃金法4条2項). */
async function startedBelow(
  { db, now }: CompanyOperation,
  stores: readonly Store[],
): Promise<StartedBelowMinimum[]> {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const rows = await db
    .select({
      offeringId: offerings.id,
      clientId: offerings.clientId,
      title: offerings.title,
      workOn: offerings.workOn,
      startAt: offerings.startAt,
      endAt: offerings.endAt,
      scope: offerings.scope,
      hourlyWageYen: matchings.hourlyWageYen,
      people: sql<number>`count(*)`.mapWith(Number),
    })
    .from(matchings)
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(
        inArray(matchings.clientId, [...byId.keys()]),
        inArray(matchings.status, liveMatchingStatuses),
        lt(matchings.hourlyWageYen, highestYen(stores)),
        lte(offerings.startAt, now.toISOString()),
        gt(offerings.workOn, addDays(dayOf(now), -STARTED_DAYS)),
      ),
    )
    .groupBy(offerings.id, matchings.hourlyWageYen)
    .orderBy(asc(offerings.workOn), asc(offerings.id))
  return rows.flatMap(({ clientId, startAt, endAt, scope, ...row }) => {
    const store = byId.get(clientId)
    const times = { startAt: toInstant(startAt), endAt: toInstant(endAt) }
    const found = store && wageBelow({ ...row, ...times, scope, ...workplaceOf(store) })
    if (!store || !found) return []
    const { yen: minimumYen, effectiveOn } = found.minimum
    return [{ ...row, ...times, store: nameOf(store), minimumYen, effectiveOn }]
  })
}

/** The rates of the prefectures in which the company has stores. */
function ratesOf(stores: readonly Store[], now: Date): MinimumWageRate[] {
  const today = dayOf(now)
  return [...new Set(stores.map(({ prefectureCode }) => prefectureCode))].sort().flatMap((code) => {
    const minimum = minimumWageOn(code, today)
    if (!minimum) return []
    const { prefectureName, yen, effectiveOn, next } = minimum
    const beforeYen = minimumWageOn(code, addDays(effectiveOn, -1))?.yen ?? null
    return { prefectureName, yen, effectiveOn, beforeYen, next }
  })
}

/** Offers, offerings and contracts below the minimum wage in all stores of the company. */
export async function belowMinimum(operation: CompanyOperation): Promise<BelowMinimum> {
  const stores = await storesOf(operation)
  const contracts = await contractsOf(operation.db, operation.scope.companyId)
  const termsOn: TermsOn = (workOn, feeRateBp) => serviceTermsOn(contracts, workOn, feeRateBp)
  const tooLow = await offeringsBelow(operation, stores, termsOn)
  const all = [...tooLow, ...(await offersBelow(operation, stores, termsOn))]
  const items = all.slice(0, MAX_ITEMS)
  return {
    rates: ratesOf(stores, operation.now),
    items,
    totalCount: all.length,
    costYen: sumBy(items, ({ kind, costYen }) => (kind === 'offering' ? (costYen ?? 0) : 0)),
    started: await startedBelow(operation, stores),
  }
}
