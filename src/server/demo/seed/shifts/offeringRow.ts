import { bonusesOn } from '@/domain/pay/bonus'
import { minimumWageOfShift } from '@/domain/pay/minimumWage'
import { payOf } from '@/domain/pay/pay'
import { dayMs, hourMs, minuteMs, msOf } from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import { groupIdOf } from '@/server/demo/seed/groups'
import { wageAbove } from '@/server/demo/seed/offering'
import type { OfferingRow } from '@/server/demo/seed/types'
import { toSecond, toWakingTime } from './clock'
import type { ShiftContext } from './context'
import type { PlannedShift } from './shiftPlan'

const FEE_RATE_BP = 3000
/** How long before its start an offering for a group opens to everybody. */
export const AUTO_PUBLIC_MS = 48 * hourMs
/** The accounts that post for the two companies. */
export const posterIdOf = (companyId: number) => (companyId === 1 ? 3 : 6)

const drawPeopleWanted = (random: Random, { slot, peopleWanted }: PlannedShift) =>
  peopleWanted ?? Math.max(1, slot.people + (random.chance(0.2) ? random.int(-1, 1) : 0))

const drawIsDraft = (random: Random, { slot, takenSeats, isDraft, dayIndex }: PlannedShift) =>
  isDraft ?? (takenSeats === undefined && dayIndex > 2 && !slot.isDependable && random.chance(0.05))

/** Some days or hours before the start, and at least two and a half hours ago. */
function drawPublishedMs(random: Random, startMs: number, now: Date) {
  const latestMs = now.getTime() - 150 * minuteMs
  const beforeStartMs = startMs - random.int(3, 14) * dayMs - random.int(0, 600) * minuteMs
  const beforeNowMs = latestMs - random.int(0, 2730) * minuteMs
  return toWakingTime(Math.min(beforeStartMs, beforeNowMs), latestMs)
}

function drawScope(random: Random, { slot, takenSeats }: PlannedShift, groupId?: number) {
  if (takenSeats !== undefined || slot.isDependable) return 'public'
  if (groupId !== undefined && random.chance(0.5)) return 'group'
  if (random.chance(0.03)) return 'worked'
  return random.chance(0.02) ? 'url' : 'public'
}

function drawSource(random: Random) {
  if (random.chance(0.3)) return 'multidate'
  return random.chance(0.4) ? 'copy' : 'manual'
}

function drawCreatedAt(
  random: Random,
  { isDraft, publishedMs, now }: { isDraft: boolean; publishedMs: number; now: Date },
) {
  return toSecond(
    isDraft
      ? now.getTime() - random.int(300, 4000) * minuteMs
      : publishedMs - random.int(2, 30) * minuteMs,
  )
}

/** The pay that the shift promises, with the bonuses of its store. */
export const scheduledPayOf = (
  { bonuses }: ShiftContext,
  { offer, workOn, startAt, endAt }: PlannedShift,
  { breakMin, hourlyWageYen, transportationYen }: Omit<OfferingRow, 'startAt' | 'endAt'>,
) => {
  const storeBonuses = bonuses.filter(({ clientId }) => clientId === offer.store.id)
  return payOf({
    startAt,
    endAt,
    breakMin,
    hourlyWageYen,
    transportationYen,
    bonuses: bonusesOn(storeBonuses, offer.id, workOn),
  })
}

/**
 * The offering of a planned shift, without anybody on it. `publishedMs` is set for drafts too, whose `publishedAt` is
 * null.
 */
export function makeOfferingRow(
  { random, now, lastIds }: ShiftContext,
  shift: PlannedShift,
): { row: OfferingRow; publishedMs: number } {
  const { store, plan, id: offerId } = shift.offer
  const startMs = msOf(shift.startAt)
  const peopleWanted = drawPeopleWanted(random, shift)
  const isDraft = drawIsDraft(random, shift)
  const wageAboveMinimum = plan.aboveMinimum + (random.chance(0.15) ? 30 : 0)
  const publishedMs = drawPublishedMs(random, startMs, now)
  const groupId = store.isBase ? groupIdOf(store.id, plan.title) : undefined
  const scope = drawScope(random, shift, groupId)
  const closeRule = random.chance(0.85) ? 'at_start' : 'before_3h'
  lastIds.offering += 1
  const row: OfferingRow = {
    id: lastIds.offering,
    clientId: store.id,
    offerId,
    kind: 'regular',
    title: plan.title,
    workOn: shift.workOn,
    startAt: toSecond(startMs),
    endAt: toSecond(msOf(shift.endAt)),
    breakMin: shift.isLive ? 0 : shift.slot.breakMin,
    closeRule,
    closesAt: toSecond(startMs - (closeRule === 'at_start' ? 0 : 3 * hourMs)),
    peopleWanted,
    peopleMatched: 0,
    hourlyWageYen: wageAbove(
      minimumWageOfShift({ ...shift, prefectureCode: store.prefectureCode }),
      wageAboveMinimum,
    ),
    transportationYen: plan.transportationYen,
    feeRateBp: FEE_RATE_BP,
    scope,
    groupIds: scope === 'group' && groupId !== undefined ? [groupId] : [],
    autoPublicAt: scope === 'group' ? toSecond(startMs - AUTO_PUBLIC_MS) : null,
    memo: '',
    publishedAt: isDraft ? null : toSecond(publishedMs),
    closedAt: null,
    closedReason: null,
    createdAt: drawCreatedAt(random, { isDraft, publishedMs, now }),
    source: drawSource(random),
    shareToken: scope === 'url' ? random.uuid().replaceAll('-', '') : null,
    viewCount: isDraft ? 0 : random.int(12, 160),
    lockVersion: 1,
    createdBy: posterIdOf(store.companyId),
  }
  return { row, publishedMs }
}
