import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingInput, OfferingSuggestion } from '@/contracts/offerings/schemas'
import { suggestBreak } from '@/domain/pay/breaks'
import { minimumWageOfShift } from '@/domain/pay/minimumWage'
import { closesAtOf, maxDaysAhead } from '@/domain/offerings/offering'
import {
  addDays,
  addMinutes,
  dayOf,
  minutesBetween,
  msOf,
  shiftOf,
  timeOf,
  type Day,
  type Instant,
} from '@/lib/date'
import type { Tx } from '@/server/db/transaction'
import { offerings, offers } from '@/server/db/schema'
import { groupsOf } from '@/server/modules/groups/service'
import { positionNamed } from '@/server/modules/masterData/service'
import { takeOne } from '@/server/db/pagination'
import type { ClientScope, StoreOperation } from '@/server/auth/tenantScope'
import { workplaceOf, offeringColumns, type OfferingRow } from '@/server/lookups/offerings'

const RECENT = 10
/** Where a template says nothing: a short shift by day, which needs no break. */
const PLAIN = { startTime: '10:00', endTime: '15:00', peopleWanted: 1 }

/**
 * Where the form of a new posting starts: the conditions of the last one (or of the one that is copied), else the template's own,
 * on the next day that has none yet.
 */
export async function suggestPosting(
  { db, scope, now }: StoreOperation,
  offerId: number,
  copyOf: number,
): Promise<OfferingSuggestion> {
  const offer = takeOne(
    await db.select({ content: offers.content }).from(offers).where(scope.has(offers, offerId)),
  )
  const recent = await db
    .select(offeringColumns)
    .from(offerings)
    .where(
      and(scope.has(offerings), eq(offerings.offerId, offerId), isNotNull(offerings.publishedAt)),
    )
    .orderBy(desc(offerings.startAt))
    .limit(RECENT)
  const base = copyOf
    ? takeOne(await db.select(offeringColumns).from(offerings).where(scope.has(offerings, copyOf)))
    : recent[0]
  const workOn = await nextFreeDay(db, scope, offerId, now)
  const { prefectureCode } = await workplaceOf(db, scope)
  const leastOf = (shift: { startAt: Instant; endAt: Instant }) =>
    minimumWageOfShift({ prefectureCode: prefectureCode ?? '', ...shift })?.yen ?? 0
  const input = base
    ? await fromOffering({ db, scope, now }, base, workOn)
    : fromDefaults(offer.content.defaults, workOn, leastOf)
  const begun = recent.find((o) => msOf(o.startAt) <= now.getTime())
  const people = recent.map((o) => o.peopleWanted)
  return {
    basedOn: base ? 'offering' : 'offer',
    basedOnWorkOn: base?.workOn ?? null,
    // Another day may be chosen: the distance from the start is told even where this day is too near for it.
    input: {
      ...input,
      autoPublicAt: base ? autoPublicOn(base, input) : null,
      hourlyWageYen: Math.max(
        input.hourlyWageYen,
        leastOf(shiftOf(workOn, input.startTime, input.endTime)),
      ),
    },
    usualPeople: people.length > 0 ? { min: Math.min(...people), max: Math.max(...people) } : null,
    lastMatchRate: begun ? Math.round((begun.peopleMatched * 100) / begun.peopleWanted) : null,
  }
}

const autoPublicOn = (base: OfferingRow, { workOn, startTime, endTime }: OfferingInput) =>
  base.autoPublicAt === null || base.scope === 'public'
    ? null
    : addMinutes(
        shiftOf(workOn, startTime, endTime).startAt,
        minutesBetween(base.startAt, base.autoPublicAt),
      )

/** From tomorrow on: the first day on which this template is not posted. */
async function nextFreeDay(db: Tx, scope: ClientScope, offerId: number, now: Date): Promise<Day> {
  const tomorrow = addDays(dayOf(now), 1)
  const last = addDays(dayOf(now), maxDaysAhead)
  const rows = await db
    .selectDistinct({ workOn: offerings.workOn })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        eq(offerings.offerId, offerId),
        gte(offerings.workOn, tomorrow),
        lte(offerings.workOn, last),
      ),
    )
  const taken = new Set(rows.map((row) => row.workOn))
  for (let day = tomorrow; day <= last; day = addDays(day, 1)) if (!taken.has(day)) return day
  return tomorrow
}

/** The same conditions on another day: what was set as an instant keeps its distance from the start. `over`: what is different on that day. */
export async function fromOffering(
  { db, scope, now }: StoreOperation,
  base: OfferingRow,
  workOn: Day,
  over: Partial<MultidateDate> = {},
): Promise<OfferingInput> {
  const {
    startTime = timeOf(base.startAt),
    endTime = timeOf(base.endAt),
    closeRule = base.closeRule,
  } = over
  const { startAt } = shiftOf(workOn, startTime, endTime)
  const moved = (instant: string) => addMinutes(startAt, minutesBetween(base.startAt, instant))
  const usable = new Set(
    base.groupIds.length > 0 ? (await groupsOf(db, scope)).map((g) => g.id) : [],
  )
  const groupIds = base.groupIds.filter((id) => usable.has(id))
  const autoPublicAt =
    base.autoPublicAt === null || base.scope === 'public' ? null : moved(base.autoPublicAt)
  const customClosesAt =
    closeRule === 'custom' && base.closeRule === 'custom' ? moved(base.closesAt) : null
  const closesAt = closesAtOf(closeRule, startAt, customClosesAt)
  return {
    workOn,
    startTime,
    endTime,
    breakMin: over.breakMin ?? base.breakMin,
    peopleWanted: over.peopleWanted ?? base.peopleWanted,
    closeRule,
    customClosesAt,
    scope: base.scope,
    groupIds,
    positionId: positionNamed(base.position)?.id ?? null,
    autoPublicAt:
      autoPublicAt !== null &&
      msOf(autoPublicAt) > now.getTime() &&
      msOf(autoPublicAt) < msOf(closesAt)
        ? autoPublicAt
        : null,
    hourlyWageYen: over.hourlyWageYen ?? base.hourlyWageYen,
    transportationYen: over.transportationYen ?? base.transportationYen,
    memo: base.memo,
  }
}

function fromDefaults(
  defaults: (typeof offers.$inferSelect)['content']['defaults'],
  workOn: Day,
  leastOf: (shift: { startAt: Instant; endAt: Instant }) => number,
): OfferingInput {
  const startTime = defaults.startTime ?? PLAIN.startTime
  const endTime = defaults.endTime ?? PLAIN.endTime
  const { startAt, endAt } = shiftOf(workOn, startTime, endTime)
  return {
    workOn,
    startTime,
    endTime,
    breakMin: defaults.breakMin ?? suggestBreak(Math.max(0, minutesBetween(startAt, endAt))),
    peopleWanted: defaults.peopleWanted ?? PLAIN.peopleWanted,
    closeRule: 'at_start',
    customClosesAt: null,
    scope: 'public',
    groupIds: [],
    autoPublicAt: null,
    hourlyWageYen: defaults.hourlyWageYen ?? Math.ceil(leastOf({ startAt, endAt }) / 10) * 10,
    transportationYen: defaults.transportationYen ?? 0,
    memo: '',
  }
}
