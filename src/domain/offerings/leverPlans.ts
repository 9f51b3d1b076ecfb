import type { OfferingStatus } from '@/contracts/offerings/enums'
import type { Cost, OfferingInput, Pay } from '@/contracts/offerings/schemas'
import { suggestBreak } from '@/domain/pay/breaks'
import { sumOfCosts } from '@/domain/pay/costs'
import { invoiceOf, type ServiceTerms } from '@/domain/pay/pay'
import { addMinutes, dayOf, type Instant, minutesBetween, msOf, timeOf } from '@/lib/date'
import { ladderUntil } from './ladder'
import { closesAtOf } from './offering'

/** The lever 「時給を上げる」 adds this many yen an hour. */
export const RAISE_STEP_YEN = 50
/** The parts of a split shift begin at full and half hours from its start. */
const SPLIT_STEP_MIN = 30

/** A published offering with free seats, with the input of its form. */
export type LeverOffering = {
  input: OfferingInput
  startAt: Instant
  endAt: Instant
  peopleMatched: number
}
/**
 * The result of a lever: the new input of the offering (`edit`), and that of offerings to publish beside it (`added`).
 */
export type LeverPlan = { edit: OfferingInput; added: OfferingInput[] }

/** Why no lever can be used: the offering takes no applications, or every seat is taken. */
export const cannotUseLever = ({
  status,
  isFull,
}: {
  status: OfferingStatus
  isFull: boolean
}): string | undefined => {
  if (status !== 'published') return '募集中ではないため、空きを埋める手だては使えません。'
  return isFull ? '募集人数がそろっているため、空きを埋める手だてはいりません。' : undefined
}

/** Raises the wage by `RAISE_STEP_YEN`. The pay of matched workers follows when the offering is saved. */
export const planRaise = ({ input }: LeverOffering): LeverPlan => ({
  edit: { ...input, hourlyWageYen: input.hourlyWageYen + RAISE_STEP_YEN },
  added: [],
})

/** Shows the offering to everybody. An offering with a ladder opens its next rung instead. */
export const planWiden = ({ input }: LeverOffering): LeverPlan => ({
  edit: { ...input, scope: 'public', groupIds: [], positionId: null, autoPublicAt: null },
  added: [],
})

type Hours = { startAt: Instant; endAt: Instant; breakMin: number }

/** Returns the input at other hours. A custom deadline keeps its distance from the start. */
const atHours = (
  { input, startAt }: Pick<LeverOffering, 'input' | 'startAt'>,
  hours: Hours,
): OfferingInput => ({
  ...input,
  workOn: dayOf(hours.startAt),
  startTime: timeOf(hours.startAt),
  endTime: timeOf(hours.endAt),
  breakMin: hours.breakMin,
  customClosesAt:
    input.customClosesAt === null
      ? null
      : addMinutes(hours.startAt, minutesBetween(startAt, input.customClosesAt)),
})

/**
 * Returns the input of an offering to publish now for the free seats of another. It keeps the ladder if its last rung
 * still opens in time, and is public if the other one has already switched to public automatically.
 */
const asNewOffering = (
  offering: LeverOffering,
  { hours, peopleWanted }: { hours: Hours; peopleWanted: number },
  now: Instant,
): OfferingInput => {
  const { ladder: plan, ...input } = atHours(offering, hours)
  const closesAt = closesAtOf(input.closeRule, hours.startAt, input.customClosesAt)
  const ladder = plan && ladderUntil(plan, closesAt, now)
  const hasTurnedPublic = input.autoPublicAt !== null && msOf(input.autoPublicAt) <= msOf(now)
  const turnsPublicInTime =
    ladder === undefined &&
    !hasTurnedPublic &&
    input.autoPublicAt !== null &&
    msOf(input.autoPublicAt) < msOf(closesAt)
  const scope = ladder?.[0]?.scope ?? input.scope
  return {
    ...input,
    peopleWanted,
    scope: hasTurnedPublic ? 'public' : scope,
    ...(ladder && { ladder: [...ladder] }),
    autoPublicAt: turnsPublicInTime ? input.autoPublicAt : null,
  }
}

/** Splits a shift at the full or half hour nearest its middle. Each half has its statutory break (労働基準法34条). */
export const halvesOf = ({ startAt, endAt }: Omit<Hours, 'breakMin'>): [Hours, Hours] => {
  const steps = Math.round(minutesBetween(startAt, endAt) / 2 / SPLIT_STEP_MIN)
  const middleAt = addMinutes(startAt, steps * SPLIT_STEP_MIN)
  const half = (from: Instant, to: Instant): Hours => ({
    startAt: from,
    endAt: to,
    breakMin: suggestBreak(Math.max(0, minutesBetween(from, to))),
  })
  return [half(startAt, middleAt), half(middleAt, endAt)]
}

/**
 * Offers the free seats at these hours. Without a matched worker the offering itself takes the first of them; otherwise
 * it keeps its hours and only its matched seats, because hours are terms of the workers' contracts (労働契約法8条).
 */
const planHours = (offering: LeverOffering, shifts: readonly Hours[], now: Instant): LeverPlan => {
  const { input, peopleMatched } = offering
  const peopleWanted = input.peopleWanted - peopleMatched
  const [first, ...others] = shifts
  const hasMatches = peopleMatched > 0
  return {
    edit:
      hasMatches || !first ? { ...input, peopleWanted: peopleMatched } : atHours(offering, first),
    added: (hasMatches ? shifts : others).map((hours) =>
      asNewOffering(offering, { hours, peopleWanted }, now),
    ),
  }
}

/** Splits the free seats in two shorter shifts. */
export const planSplit = (offering: LeverOffering, now: Instant): LeverPlan =>
  planHours(offering, halvesOf(offering), now)

/** Moves the free seats by a number of minutes (earlier if negative). */
export const planMove = (offering: LeverOffering, byMin: number, now: Instant): LeverPlan =>
  planHours(
    offering,
    [
      {
        startAt: addMinutes(offering.startAt, byMin),
        endAt: addMinutes(offering.endAt, byMin),
        breakMin: offering.input.breakMin,
      },
    ],
    now,
  )

/**
 * Returns what offerings cost together (yen) if all their seats are worked as planned. Tax is rounded for each
 * offering, as on its own page.
 */
export const costOfOfferings = (
  offerings: readonly { pays: readonly Pay[]; terms: ServiceTerms }[],
): Cost => sumOfCosts(offerings.map(({ pays, terms }) => invoiceOf(pays, terms)))
