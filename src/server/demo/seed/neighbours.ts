import { sql } from 'drizzle-orm'
import { OFFER_RULES_VERSION } from '@/domain/offers/offerCheck'
import { minimumWageOfShift } from '@/domain/pay/minimumWage'
import { addDays, type Day, dayOf, shiftOf } from '@/lib/date'
import { clients, companies, offerings, offers } from '@/server/db/schema'
import type { Tx } from '@/server/db/transaction'
import { insertAll } from './bulk'
import { neighbourBrand, neighbourCompany, neighbourStores, neighbourWork } from './data/neighbours'
import type { OfferPlan } from './data/offerPlan'
import { storePlans } from './data/stores'
import type { Demo } from './makeDemo'
import { occupationOf } from './occupations'
import { contentOf, wageAbove } from './offering'

const FEE_RATE_BP = 3000
const TRANSPORTATION_YEN = 500
/** How many people each offering of a neighbour wants. */
const PEOPLE_WANTED = 2
/** How many days ago the offerings of the first store were: two for each occupation. */
const DAYS_AGO = [4, 18]
const DAYS_BETWEEN_STORES = 2

const lastIdOf = (rows: readonly { id: number }[]) => Math.max(...rows.map(({ id }) => id))

function storeRows(lastId: number, createdAt: string) {
  return neighbourStores.map((store, index) => ({
    ...store,
    id: lastId + 1 + index,
    companyId: neighbourCompany.id,
    brandName: neighbourBrand,
    prefectureCode: neighbourCompany.prefectureCode,
    createdAt,
  }))
}

/** The offers of all stores; each store pays a little more than the one before it. */
const plannedOffersOf = (stores: ReturnType<typeof storeRows>, lastId: number) =>
  stores.flatMap((store, storeIndex) =>
    neighbourWork.map((work, workIndex) => ({
      store,
      storeIndex,
      work,
      id: lastId + 1 + storeIndex * neighbourWork.length + workIndex,
      aboveMinimum: work.aboveMinimum + work.stepYen * storeIndex,
    })),
  )
type PlannedOffer = ReturnType<typeof plannedOffersOf>[number]

function offerRow({ store, work, id, aboveMinimum }: PlannedOffer, today: Day, createdAt: string) {
  const [restaurant] = storePlans
  if (!restaurant) throw new Error('no restaurant')
  const { title, occupation, jobDescription, start, end } = work
  const { masterId, occupationId } = occupationOf('restaurant', occupation)
  const plan: OfferPlan = {
    store: 'restaurant',
    title,
    occupation,
    aboveMinimum,
    transportationYen: TRANSPORTATION_YEN,
    positions: [],
    slots: [{ start, end, breakMin: 0, people: PEOPLE_WANTED, days: [] }],
    content: { jobDescription },
  }
  return {
    id,
    clientId: store.id,
    title,
    masterCompanyOccupationId: masterId,
    occupationId,
    status: 'usable' as const,
    screenedWith: OFFER_RULES_VERSION,
    content: contentOf(plan, { ...restaurant, ...store, isBase: false }, today),
    createdAt,
    updatedAt: createdAt,
  }
}

function offeringRow({ store, work, id: offerId, aboveMinimum }: PlannedOffer, workOn: Day) {
  const { startAt, endAt } = shiftOf(workOn, work.start, work.end)
  const publishedAt = `${addDays(workOn, -7)}T02:00:00.000Z`
  return {
    clientId: store.id,
    offerId,
    title: work.title,
    workOn,
    startAt,
    endAt,
    breakMin: 0,
    closeRule: 'at_start' as const,
    closesAt: startAt,
    peopleWanted: PEOPLE_WANTED,
    hourlyWageYen: wageAbove(minimumWageOfShift({ ...store, startAt, endAt }), aboveMinimum),
    transportationYen: TRANSPORTATION_YEN,
    feeRateBp: FEE_RATE_BP,
    scope: 'public' as const,
    publishedAt,
    createdAt: publishedAt,
  }
}

/**
 * Another company in the prefecture of the restaurant, after all rows of the demonstration itself: as many stores and
 * offerings in each of its occupations as the wage of the neighbourhood needs (`modules/offerings/areaWage.ts`). The
 * offerings are over, and nobody worked.
 */
export async function insertNeighbours(
  db: Tx,
  demo: Pick<Demo, 'stores' | 'offers' | 'shifts'>,
  { now, createdAt }: { now: Date; createdAt: string },
) {
  const today = dayOf(now)
  const stores = storeRows(lastIdOf(demo.stores), createdAt)
  const plannedOffers = plannedOffersOf(stores, lastIdOf(demo.offers))
  const lastOfferingId = lastIdOf(demo.shifts.map(({ row }) => row))
  const endedOfferings = plannedOffers
    .flatMap((offer) =>
      DAYS_AGO.map((daysAgo) =>
        offeringRow(offer, addDays(today, -daysAgo - offer.storeIndex * DAYS_BETWEEN_STORES)),
      ),
    )
    .map((row, index) => ({ ...row, id: lastOfferingId + 1 + index }))
  await insertAll(db, companies, [{ ...neighbourCompany, createdAt }])
  await insertAll(db, clients, stores)
  await insertAll(
    db,
    offers,
    plannedOffers.map((offer) => offerRow(offer, today, createdAt)),
  )
  await insertAll(db, offerings, endedOfferings as (typeof offerings.$inferInsert)[], {
    from: sql`join ${offers} o on o.id = r.offer_id`,
    also: { terms: sql`o.content` },
  })
}
