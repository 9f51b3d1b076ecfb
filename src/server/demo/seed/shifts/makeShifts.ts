import { addDays, dayOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import type { BonusRow } from '@/server/demo/seed/bonuses'
import type { PlannedOffer, Store } from '@/server/demo/seed/offering'
import { type Person, poolOf } from '@/server/demo/seed/people'
import type { FixRow, Shift } from '@/server/demo/seed/types'
import { addCancellations, closeEarly } from './cancellations'
import type { ShiftContext } from './context'
import { newLedger } from './ledger'
import { makeOfferingRow, scheduledPayOf } from './offeringRow'
import { COMING_DAYS, PAST_DAYS, REGULARS_DAYS, REGULARS_STORE_COUNT } from './period'
import { fillSeats, peopleFor } from './seats'
import { type PlannedShift, planShiftsOn } from './shiftPlan'

type ShiftInput = {
  offers: readonly PlannedOffer[]
  bonuses: readonly BonusRow[]
  people: readonly Person[]
  stores: readonly Store[]
  /** How many shifts each slot of an offer makes on a day. */
  perSlot: number
  now: Date
}

/**
 * All shifts of the period in the order of their days, with everybody on them, and the payment corrections that were
 * requested and answered.
 */
export function makeShifts(
  random: Random,
  input: ShiftInput,
): { shifts: Shift[]; fixes: FixRow[] } {
  const { bonuses, people, stores, now } = input
  const context: ShiftContext = {
    random,
    now,
    bonuses,
    ledger: newLedger(),
    pools: new Map(stores.map((store) => [store.id, poolOf(people, store.prefectureCode)])),
    lastIds: { offering: 0, matching: 0 },
    workedEndMs: new Map(),
    corrections: [],
  }
  const shifts = planAllShifts(input).flatMap((plan) => makeShift(context, plan) ?? [])
  return { shifts, fixes: context.corrections }
}

/** Day by day and store by store: the ledger needs the shifts in the order of their days. */
function planAllShifts({ offers, stores, perSlot, now }: ShiftInput): PlannedShift[] {
  const today = dayOf(now)
  const offersByStore = stores.map(({ id }) => offers.filter(({ store }) => store.id === id))
  return Array.from({ length: REGULARS_DAYS + COMING_DAYS + 1 }, (_, index) => {
    const dayIndex = index - REGULARS_DAYS
    const workOn = addDays(today, dayIndex)
    if (dayIndex >= -PAST_DAYS)
      return offersByStore.flatMap((storeOffers) =>
        planShiftsOn({ offers: storeOffers, workOn, dayIndex, perSlot, now }),
      )
    return offersByStore
      .slice(0, REGULARS_STORE_COUNT)
      .flatMap((storeOffers) =>
        planShiftsOn({ offers: storeOffers, workOn, dayIndex, perSlot: 1, now }),
      )
      .map((plan) => ({ ...plan, peopleWanted: 1, takenSeats: 1, isForRegulars: true }))
  }).flat()
}

/** One shift with its matchings; undefined when it is meant for the regulars and none of them could take it. */
function makeShift(context: ShiftContext, plan: PlannedShift): Shift | undefined {
  const { offer } = plan
  const { row, publishedMs } = makeOfferingRow(context, plan)
  const shift: Shift = { row, offer, companyId: offer.store.companyId, matched: [] }
  if (row.publishedAt === null) return shift
  const scheduledPay = scheduledPayOf(context, plan, row)
  const openShift = { plan, shift, publishedMs, scheduledPay }
  const people = peopleFor(context, plan)
  fillSeats(context, openShift, people)
  if (plan.isForRegulars && row.peopleMatched === 0) return undefined
  addCancellations(context, openShift, people.pool)
  closeEarly(context, openShift)
  return shift
}
