import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { MultidateDate } from '@/contracts/bulkOfferings/schemas'
import type { OfferingInput, OfferingSuggestion } from '@/contracts/offerings/schemas'
import { usualPeopleOf } from '@/domain/offerings/check/offeringRule'
import { fillPercent } from '@/domain/offerings/fillPercent'
import { ladderUntil } from '@/domain/offerings/ladder'
import { closesAtOf, nextSameWeekday } from '@/domain/offerings/offering'
import { suggestBreak } from '@/domain/pay/breaks'
import { minimumWageOfShift, specificMinimumOf, proposedWageYen } from '@/domain/pay/minimumWage'
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
import type { StoreOperation } from '@/server/auth/tenantScope'
import { firstOrNotFound } from '@/server/db/pagination'
import { offerings, offers } from '@/server/db/schema'
import { workplaceOf } from '@/server/modules/clients/records/clients'
import { groupIdsHere } from '@/server/modules/groups/records/shared'
import { positionNamed } from '@/server/modules/masterData/service'
import { RECENT_OFFERINGS } from './context'
import { offeringColumns, type OfferingRow } from './records/offerings'
import { validateForStore } from './validation'

type Shift = { startAt: Instant; endAt: Instant }
type Asked = { on: Day | ''; copyOf: number; forGraduates: boolean }

/** Used if the offer has no default: a short shift by day, which needs no break. */
const FALLBACK = { startTime: '10:00', endTime: '15:00', peopleWanted: 1 }

/**
 * Returns the initial values of the form of a new offering: the conditions of the copied or the latest offering, moved
 * to the day of `proposedDay`, or the defaults of the offer if there is none. `on`: the day, '' for a proposal.
 * `copyOf`: id of the offering to copy, 0 for none. `forGraduates`: the new offering is a dedicated one; it follows the
 * latest dedicated offering, or the latest of the others if there is none. Other offerings never follow a dedicated
 * one, so that none is opened to everybody by mistake.
 */
async function suggestedValues(
  { db, scope, now }: StoreOperation,
  offerId: number,
  { on, copyOf, forGraduates }: Asked,
): Promise<OfferingSuggestion> {
  const offer = firstOrNotFound(
    await db.select({ content: offers.content }).from(offers).where(scope.has(offers, offerId)),
  )
  const recent = await db
    .select(offeringColumns)
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        eq(offerings.offerId, offerId),
        isNotNull(offerings.publishedAt),
        forGraduates ? undefined : ne(offerings.scope, 'graduate'),
      ),
    )
    .orderBy(
      ...(forGraduates ? [desc(sql`${offerings.scope} = 'graduate'`)] : []),
      desc(offerings.startAt),
    )
    .limit(RECENT_OFFERINGS)
  const base = copyOf
    ? firstOrNotFound(
        await db.select(offeringColumns).from(offerings).where(scope.has(offerings, copyOf)),
      )
    : recent[0]
  const { workOn, proposesDay } = await proposedDay({ db, scope, now }, offerId, {
    on,
    baseDay: base?.workOn,
    forGraduates,
  })
  const { prefectureCode, ...store } = await workplaceOf(db, scope)
  const workplace = {
    prefectureCode: prefectureCode ?? '',
    specificMinimum: specificMinimumOf(store),
  }
  const minimumWageYenOf = (shift: Shift) =>
    minimumWageOfShift({ ...workplace, ...shift })?.yen ?? 0
  const input = base
    ? await fromOffering({ db, scope, now }, base, workOn)
    : fromDefaults(offer.content.defaults, workOn, minimumWageYenOf)
  const latestStarted = recent.find((offering) => msOf(offering.startAt) <= now.getTime())
  const shift = shiftOf(workOn, input.startTime, input.endTime)
  return {
    basedOn: base ? 'offering' : 'offer',
    basedOnWorkOn: base?.workOn ?? null,
    proposesDay,
    // The instant is returned even if it is too early for this day: the form keeps its distance from the start when the
    // day changes.
    input: {
      ...input,
      autoPublicAt: base ? shiftedAutoPublicAt(base, shift.startAt) : null,
      ...(forGraduates && onlyGraduates),
      hourlyWageYen: Math.max(input.hourlyWageYen, minimumWageYenOf(shift)),
    },
    usualPeople: usualPeopleOf(recent.map(({ peopleWanted }) => peopleWanted)),
    lastMatchRate: latestStarted ? fillRateOf(latestStarted) : null,
  }
}

/** Returns the suggestion with the validation of its values, unless the user has to choose the day first. */
export async function suggestOffering(
  operation: StoreOperation,
  accountId: number,
  offerId: number,
  asked: Asked,
): Promise<OfferingSuggestion> {
  const suggestion = await suggestedValues(operation, offerId, asked)
  const { proposesDay, input } = suggestion
  if (!proposesDay && asked.on === '') return suggestion
  const sent = { ...input, autoPublicAt: ifAhead(input.autoPublicAt, operation.now) }
  return {
    ...suggestion,
    validation: await validateForStore(operation, accountId, offerId, sent),
  }
}

const fillRateOf = ({
  peopleWanted,
  peopleMatched,
}: Record<'peopleWanted' | 'peopleMatched', number>) =>
  fillPercent({ wanted: peopleWanted, matched: peopleMatched }) ?? null

/** The values that make an offering a dedicated one. */
const onlyGraduates: Pick<
  OfferingInput,
  'scope' | 'ladder' | 'groupIds' | 'positionId' | 'autoPublicAt'
> = {
  scope: 'graduate',
  ladder: undefined,
  groupIds: [],
  positionId: null,
  autoPublicAt: null,
}

/**
 * Returns when a copy of the offering would become public: as long before its start as the original. Null if the
 * original never becomes public automatically.
 */
const shiftedAutoPublicAt = (base: OfferingRow, startAt: string) =>
  base.autoPublicAt === null || base.scope === 'public'
    ? null
    : addMinutes(startAt, minutesBetween(base.startAt, base.autoPublicAt))

/**
 * Returns the day of the next offering. It is the chosen day (`on`); otherwise the weekday of the latest offering
 * within the next seven days, or a week later if that day is taken; tomorrow for the first offering. `proposesDay` is
 * false if the offer has an offering on each of these days. Dedicated and other offerings do not take each other's
 * days.
 */
async function proposedDay(
  { db, scope, now }: StoreOperation,
  offerId: number,
  { on, baseDay, forGraduates }: { on: Day | ''; baseDay: Day | undefined; forGraduates: boolean },
): Promise<{ workOn: Day; proposesDay: boolean }> {
  const first = on || (baseDay ? nextSameWeekday(baseDay, now) : addDays(dayOf(now), 1))
  const candidates = baseDay && !on ? [first, addDays(first, 7)] : [first]
  const rows = await db
    .select({ workOn: offerings.workOn })
    .from(offerings)
    .where(
      and(
        scope.has(offerings),
        eq(offerings.offerId, offerId),
        inArray(offerings.workOn, candidates),
        forGraduates ? eq(offerings.scope, 'graduate') : ne(offerings.scope, 'graduate'),
      ),
    )
  const free = candidates.find((day) => !rows.some(({ workOn }) => workOn === day))
  return { workOn: free ?? first, proposesDay: free !== undefined }
}

/** Returns the instant if it is in the future, otherwise null, as the form would send it. */
const ifAhead = (at: string | null, now: Date) => (at && msOf(at) > now.getTime() ? at : null)
/** Returns the instant if it lies between now and the end of applications, otherwise null. */
const ifStillPossible = (autoPublicAt: string | null, closesAt: string, now: Date) =>
  autoPublicAt !== null && msOf(autoPublicAt) < msOf(closesAt) ? ifAhead(autoPublicAt, now) : null

/**
 * Returns the conditions of an offering on another day; instants keep their distance from the start. `overrides`: the
 * conditions that differ on that day.
 */
export async function fromOffering(
  { db, scope, now }: StoreOperation,
  base: OfferingRow,
  workOn: Day,
  overrides: Partial<MultidateDate> = {},
): Promise<OfferingInput> {
  const conditions = {
    startTime: timeOf(base.startAt),
    endTime: timeOf(base.endAt),
    closeRule: base.closeRule,
    breakMin: base.breakMin,
    peopleWanted: base.peopleWanted,
    hourlyWageYen: base.hourlyWageYen,
    transportationYen: base.transportationYen,
    ...overrides,
  }
  const { startTime, endTime, closeRule } = conditions
  const { startAt } = shiftOf(workOn, startTime, endTime)
  const customClosesAt =
    closeRule === 'custom' && base.closeRule === 'custom'
      ? addMinutes(startAt, minutesBetween(base.startAt, base.closesAt))
      : null
  const closesAt = closesAtOf(closeRule, startAt, customClosesAt)
  const ladder = base.ladder ? ladderUntil(base.ladder, closesAt, now) : undefined
  return {
    workOn,
    startTime,
    endTime,
    breakMin: conditions.breakMin,
    peopleWanted: conditions.peopleWanted,
    closeRule,
    customClosesAt,
    // A ladder begins with its first scope; without the time for it, the offering opens at once to its widest one.
    scope: ladder?.[0]?.scope ?? (base.ladder ?? []).at(-1)?.scope ?? base.scope,
    ...(ladder && { ladder: [...ladder] }),
    groupIds: await groupIdsHere(db, scope, base.groupIds),
    positionId: positionNamed(base.position)?.id ?? null,
    autoPublicAt: ifStillPossible(shiftedAutoPublicAt(base, startAt), closesAt, now),
    hourlyWageYen: conditions.hourlyWageYen,
    transportationYen: conditions.transportationYen,
    memo: base.memo,
  }
}

/**
 * Returns the defaults of the offer. Without a default wage it proposes one from the minimum wage (`proposedWageYen`).
 */
function fromDefaults(
  defaults: (typeof offers.$inferSelect)['content']['defaults'],
  workOn: Day,
  minimumWageYenOf: (shift: Shift) => number,
): OfferingInput {
  const startTime = defaults.startTime ?? FALLBACK.startTime
  const endTime = defaults.endTime ?? FALLBACK.endTime
  const { startAt, endAt } = shiftOf(workOn, startTime, endTime)
  return {
    workOn,
    startTime,
    endTime,
    breakMin: defaults.breakMin ?? suggestBreak(Math.max(0, minutesBetween(startAt, endAt))),
    peopleWanted: defaults.peopleWanted ?? FALLBACK.peopleWanted,
    closeRule: 'at_start',
    customClosesAt: null,
    scope: 'public',
    groupIds: [],
    autoPublicAt: null,
    hourlyWageYen: defaults.hourlyWageYen ?? proposedWageYen(minimumWageYenOf({ startAt, endAt })),
    transportationYen: defaults.transportationYen ?? 0,
    memo: '',
  }
}
