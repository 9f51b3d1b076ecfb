import { and, count, countDistinct, eq, gte, isNotNull, or, sql, desc, lte } from 'drizzle-orm'
import type { LongTermSelection } from '@/contracts/longTermJobs/enums'
import type { LongTermJob, LongTermSlot } from '@/contracts/longTermJobs/schemas'
import { employmentWageBelow } from '@/domain/pay/wageFloor'
import { bandOfHour, hardToFillSlotsOf } from '@/domain/workers/longTerm'
import { addDays, dayOf, weekday } from '@/lib/date'
import { sumBy } from '@/lib/sumBy'
import type { StoreOperation } from '@/server/auth/tenantScope'
import { shiftOfMatching } from '@/server/db/joins'
import { firstOrNotFound } from '@/server/db/pagination'
import {
  companies,
  longTermCandidates as candidates,
  matchings,
  offerings,
  offers,
} from '@/server/db/schema'
import { workplaceOf } from '@/server/modules/clients/records/clients'

/** The wages and times of a job come from the offerings of this many days. */
const JOB_DAYS = 90
/** Days over which the fill rate of a part of the week is counted: eight weeks. */
const FILL_DAYS = 56
/** More offers than any store has. */
const MAX_JOBS = 200

const offersLongTerm = sql<boolean>`coalesce((${offers.content} ->> 'longTermEnabled')::boolean, false)`

/** The latest published offering of each offer. */
const latestOfferings = ({ db, scope, now }: StoreOperation) =>
  db
    .selectDistinctOn([offerings.offerId], { offerId: offerings.offerId, id: offerings.id })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        isNotNull(offerings.publishedAt),
        lte(offerings.publishedAt, now.toISOString()),
      ),
    )
    .orderBy(offerings.offerId, desc(offerings.startAt), desc(offerings.id))
    .as('latest')

/** Offers with an offering that offer long-term employment, or to which somebody has applied. */
const jobRows = (operation: StoreOperation, offerId?: number) => {
  const { db, scope } = operation
  const latest = latestOfferings(operation)
  const hasApplication = sql`exists (select 1 from ${candidates} c join ${offerings} p on p.client_id = c.client_id and p.id = c.offering_id where c.client_id = ${offers.clientId} and p.offer_id = ${offers.id})`
  return db
    .select({
      offerId: offers.id,
      offeringId: latest.id,
      title: offers.title,
      isOpen: sql<boolean>`${offersLongTerm} and ${offers.status} = 'usable' and ${offers.archivedAt} is null`,
    })
    .from(offers)
    .innerJoin(latest, eq(latest.offerId, offers.id))
    .where(
      and(
        scope.has(offers, offerId),
        offerId === undefined ? or(offersLongTerm, hasApplication) : undefined,
      ),
    )
    .orderBy(desc(offers.latestOfferCreatedAt), offers.id)
    .limit(MAX_JOBS)
}

/** The offerings of the last days by offer and hour of their start, with their wages and seats. */
const postedTimes = (
  { db, scope, now }: StoreOperation,
  { days, untilNow }: { days: number; untilNow: boolean },
) =>
  db
    .select({
      offerId: offerings.offerId,
      workOn: offerings.workOn,
      hour: sql<number>`extract(hour from ${offerings.startAt} at time zone 'Asia/Tokyo')`.mapWith(
        Number,
      ),
      shifts: count(),
      wanted: sql<number>`sum(${offerings.peopleWanted})`.mapWith(Number),
      matched: sql<number>`sum(${offerings.peopleMatched})`.mapWith(Number),
      minYen: sql<number>`min(${offerings.hourlyWageYen})`.mapWith(Number),
      maxYen: sql<number>`max(${offerings.hourlyWageYen})`.mapWith(Number),
    })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        isNotNull(offerings.publishedAt),
        lte(offerings.publishedAt, now.toISOString()),
        gte(offerings.workOn, addDays(dayOf(now), -days)),
        untilNow ? lte(offerings.startAt, now.toISOString()) : undefined,
      ),
    )
    .groupBy(offerings.offerId, offerings.workOn, sql`3`)

type SelectionCount = { offerId: number; selection: LongTermSelection; total: number }

const applicationCounts = ({ db, scope }: StoreOperation): Promise<SelectionCount[]> =>
  db
    .select({ offerId: offerings.offerId, selection: candidates.selection, total: count() })
    .from(candidates)
    .innerJoin(
      offerings,
      and(eq(offerings.clientId, candidates.clientId), eq(offerings.id, candidates.offeringId)),
    )
    .where(and(scope.has(candidates), eq(candidates.kind, 'application')))
    .groupBy(offerings.offerId, candidates.selection)

const preferenceCounts = ({ db, scope }: StoreOperation): Promise<SelectionCount[]> =>
  db
    .select({
      offerId: offerings.offerId,
      selection: candidates.selection,
      total: countDistinct(candidates.id),
    })
    .from(candidates)
    .innerJoin(
      matchings,
      and(eq(matchings.clientId, candidates.clientId), eq(matchings.userId, candidates.userId)),
    )
    .innerJoin(offerings, shiftOfMatching)
    .where(
      and(scope.has(candidates), eq(candidates.kind, 'preference'), eq(matchings.status, 'worked')),
    )
    .groupBy(offerings.offerId, candidates.selection)

const sumOf = (rows: readonly SelectionCount[], selection?: LongTermSelection) =>
  sumBy(
    rows.filter((row) => selection === undefined || row.selection === selection),
    (row) => row.total,
  )

/** Returns the wages of these offerings and today's minimum wage, below which a job cannot be offered. */
function wagesOf(
  posted: readonly { minYen: number; maxYen: number }[],
  store: Parameters<typeof employmentWageBelow>[1],
  now: Date,
): Pick<LongTermJob, 'wage' | 'belowMinimum'> {
  if (posted.length === 0) return { wage: null, belowMinimum: null }
  const minYen = Math.min(...posted.map((row) => row.minYen))
  const maxYen = Math.max(...posted.map((row) => row.maxYen))
  const minimum = employmentWageBelow(minYen, store, dayOf(now))
  return {
    wage: { minYen, maxYen },
    belowMinimum: minimum
      ? {
          prefectureName: minimum.prefectureName,
          isSpecific: minimum.isSpecific,
          minimumYen: minimum.yen,
        }
      : null,
  }
}

const slotOf = ({ workOn, hour }: { workOn: string; hour: number }): LongTermSlot => ({
  weekday: weekday(workOn),
  band: bandOfHour(hour),
})
const sameSlot = (a: LongTermSlot, b: LongTermSlot) => a.weekday === b.weekday && a.band === b.band
const distinctSlots = (slots: LongTermSlot[]) =>
  slots.filter((slot, i) => slots.findIndex((other) => sameSlot(slot, other)) === i)

/** The jobs of the store, the latest offered first. `offerId`: only the job of this offer. */
export async function jobsOf(operation: StoreOperation, offerId?: number): Promise<LongTermJob[]> {
  const rows = await jobRows(operation, offerId)
  const store = await workplaceOf(operation.db, operation.scope)
  const [times, applications, preferences] = [
    await postedTimes(operation, { days: JOB_DAYS, untilNow: false }),
    await applicationCounts(operation),
    await preferenceCounts(operation),
  ]
  return rows.map(({ offerId: jobId, offeringId, title, isOpen }) => {
    const ofJob = <T extends { offerId: number }>(all: T[]) =>
      all.filter((row) => row.offerId === jobId)
    const posted = ofJob(times)
    const applied = ofJob(applications)
    const preferred = ofJob(preferences)
    return {
      offeringId,
      offerId: jobId,
      title,
      status: isOpen ? 'open' : 'closed',
      ...wagesOf(posted, store, operation.now),
      slots: distinctSlots(posted.map(slotOf)),
      applicationCount: sumOf(applied),
      preferenceCount: sumOf(preferred),
      unselectedCount: sumOf(applied, 'unselected') + sumOf(preferred, 'unselected'),
      hiredCount: sumOf(applied, 'hired'),
    }
  })
}

/** The job of an offering; 404 where the store has no such offering or it was never published. */
export async function jobOf(operation: StoreOperation, offeringId: number): Promise<LongTermJob> {
  const { db, scope } = operation
  const { offerId } = firstOrNotFound(
    await db
      .select({ offerId: offerings.offerId })
      .from(offerings)
      .where(scope.has(offerings, offeringId)),
  )
  return firstOrNotFound(await jobsOf(operation, offerId))
}

/** The parts of the week that the store could not fill in the last eight weeks. */
export async function hardToFillSlots(operation: StoreOperation): Promise<LongTermSlot[]> {
  const times = (await postedTimes(operation, { days: FILL_DAYS, untilNow: true })).map((row) => ({
    ...row,
    ...slotOf(row),
  }))
  return hardToFillSlotsOf(
    distinctSlots(times.map(slotOf)).map((slot) => {
      const same = times.filter((row) => sameSlot(row, slot))
      const sum = (key: 'shifts' | 'wanted' | 'matched') => sumBy(same, (row) => row[key])
      return { ...slot, shifts: sum('shifts'), wanted: sum('wanted'), matched: sum('matched') }
    }),
  )
}

/** Whether a job is offered, and whether the contract of the company says that hiring is free. */
export async function availabilityOf(operation: StoreOperation) {
  const { db, scope } = operation
  const { contracts } = firstOrNotFound(
    await db
      .select({ contracts: companies.contracts })
      .from(companies)
      .where(eq(companies.id, scope.companyId)),
  )
  const jobs = await jobRows(operation)
  return {
    available: jobs.some((job) => job.isOpen),
    directHireFeeFree: contracts.directHireFeeFree === true,
  }
}
