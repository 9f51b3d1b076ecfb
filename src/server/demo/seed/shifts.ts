import { absenceFromMin } from '@/domain/matchings/matching'
import { bonusesOn } from '@/domain/pay/bonus'
import { payOf } from '@/domain/pay/pay'
import {
  addDays,
  addMinutes,
  type Day,
  dayOf,
  instantAt,
  minutesOfDay,
  msOf,
  weekday,
} from '@/lib/date'
import type { Random } from '@/server/demo/market/random'
import { attend } from './attendance'
import type { BonusRow } from './bonuses'
import type { Slot } from './data/offerPlan'
import { groupIdOf } from './groups'
import { newLedger } from './ledger'
import { FORKLIFT } from './occupations'
import { type Person, poolOf } from './people'
import { type PlannedOffer, type Store, wageOn } from './posting'
import type { FixRow, MatchingRow, OfferingRow, Shift } from './types'

export const PAST_DAYS = 90
export const COMING_DAYS = 21
/**
 * Before that only what the regulars of the manager's two stores worked. 90 days can be three months of pay, which is less than what makes a worker be asked for
 * the individual number: a month holds less than 78,000 yen, and the request begins at 250,000 of a year.
 */
export const REGULARS = 4
export const REGULARS_STORES = 2
export const REGULARS_DAYS = 112
/** Unreviewed, yesterday, at the restaurant: what the page for reviewing many is for. */
const BANQUET = '貸切・宴会のホールスタッフ'
const LUNCH = 'ランチのホールスタッフ'
const DINNER = 'ディナーのホールスタッフ'
const MORNING = '朝の仕込み・盛り付け'
const NIGHT = '閉店後の清掃・洗い場'
/** Late today, and so far that it is written about. In this month nothing else is taken: no limit keeps this person from it, and no other shift is talked of. */
const LATE_PERSON = '﨑田 航平'
const FREE_DAYS = 31

type Planned = {
  offer: PlannedOffer
  slot: Slot
  workOn: Day
  startAt: string
  endAt: string
  seats?: number
  people?: number
  live?: boolean
  draft?: boolean
  reviewed?: boolean
  regulars?: boolean
}

/** The restaurant's shift that began half an hour ago, whatever time it is: two are there, and one has been missing for so long that the absence can be recorded. */
export function liveShift(offers: readonly PlannedOffer[], now: Date): Planned | undefined {
  const startMs = Math.floor((now.getTime() - (absenceFromMin + 2) * 60_000) / 900_000) * 900_000
  const startAt = new Date(startMs).toISOString()
  const hour = minutesOfDay(startAt) / 60
  const title = hour < 5 || hour >= 21.5 ? NIGHT : hour < 9 ? MORNING : hour < 15.5 ? LUNCH : DINNER
  const offer = offers.find(({ plan, store }) => store.id === 1 && plan.title === title)
  const slot = offer?.plan.slots[0]
  return (
    offer &&
    slot && {
      offer,
      slot,
      workOn: dayOf(startAt),
      startAt,
      endAt: addMinutes(startAt, 4 * 60),
      live: true,
      people: 3,
      seats: 3,
    }
  )
}

/** What stands on the plan of a day. The restaurant has a story around today; the rest is drawn. */
function planOf(
  offers: readonly PlannedOffer[],
  workOn: Day,
  dayIndex: number,
  perSlot: number,
  now: Date,
): Planned[] {
  const live = liveShift(offers, now)
  const shift = (offer: PlannedOffer, slot: Slot, more: Partial<Planned> = {}): Planned => ({
    offer,
    slot,
    workOn,
    startAt: instantAt(workOn, slot.start),
    endAt: instantAt(workOn, slot.end),
    ...more,
  })
  const planned = offers.flatMap((offer) =>
    offer.plan.slots.flatMap((slot) => {
      if (
        !slot.days.includes(weekday(workOn)) ||
        (offer.plan.status === 'archived' && dayIndex > -60)
      )
        return []
      if (offer.store.id === 1 && live?.workOn === workOn && live.offer === offer) return []
      return Array.from({ length: perSlot }, (_, n) =>
        shift(offer, slot, n === 0 ? story(offer, dayIndex) : { people: 1 }),
      )
    }),
  )
  const banquet = offers.find(({ plan, store }) => store.id === 1 && plan.title === BANQUET)
  const rest = planned.filter(({ offer }) => !(dayIndex === -1 && offer === banquet))
  const [slot] = banquet?.plan.slots ?? []
  if (dayIndex === -1 && banquet && slot)
    rest.push(
      shift(banquet, slot, {
        people: 8,
        seats: 8,
        reviewed: false,
        ...yesterdayEvening(workOn, now),
      }),
    )
  if (live?.workOn === workOn) rest.push(live)
  return rest.sort((a, b) => msOf(a.startAt) - msOf(b.startAt))
}
/** It must be over, also just after midnight. */
const yesterdayEvening = (workOn: Day, now: Date) =>
  msOf(instantAt(workOn, '23:00')) <= now.getTime()
    ? {}
    : { startAt: instantAt(workOn, '16:00'), endAt: instantAt(workOn, '21:30') }

const story = ({ store, plan }: PlannedOffer, dayIndex: number): Partial<Planned> => {
  if (store.id !== 1)
    return dayIndex === 1 && plan.title === '夕方のレジ(セミセルフ)' ? { seats: 0 } : {}
  if (plan.title === LUNCH)
    return dayIndex === 1
      ? { seats: 2 }
      : dayIndex === 3
        ? { draft: true }
        : dayIndex === 0
          ? { seats: 3 }
          : {}
  if (plan.title === DINNER)
    return dayIndex === 1
      ? { seats: 3 }
      : dayIndex === 2
        ? { seats: 0 }
        : dayIndex === 0
          ? { seats: 2 }
          : {}
  if (plan.title === MORNING)
    return dayIndex === -4 ? { seats: 0 } : dayIndex === 0 || dayIndex === 1 ? { seats: 1 } : {}
  return {}
}

/** How likely a seat is taken, by the days that are left. */
const fillOf = (days: number) =>
  days <= 1 ? 0.9 : days <= 3 ? 0.75 : days <= 7 ? 0.55 : days <= 14 ? 0.3 : 0.15
/** People post and apply while they are awake. */
const awake = (ms: number, latest: number) => {
  const hour = minutesOfDay(new Date(ms)) / 60
  return hour < 7 ? Math.min(ms + 7 * 3_600_000, latest) : ms
}
const iso = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString()

/** All shifts from 90 days ago to 21 days ahead, with everybody on them, and those of the regulars before. */
export function makeShifts(
  random: Random,
  {
    offers,
    bonuses,
    people,
    stores,
    perSlot,
    now,
  }: {
    offers: readonly PlannedOffer[]
    bonuses: readonly BonusRow[]
    people: readonly Person[]
    stores: readonly Store[]
    perSlot: number
    now: Date
  },
) {
  const today = dayOf(now)
  const nowMs = now.getTime()
  const ledger = newLedger()
  const shifts: Shift[] = []
  const fixes: FixRow[] = []
  const pools = new Map(stores.map((store) => [store.id, poolOf(people, store.prefectureCode)]))
  const offersByStore = stores.map((store) => offers.filter((offer) => offer.store.id === store.id))
  let offeringId = 0
  let matchingId = 0

  for (let dayIndex = -REGULARS_DAYS; dayIndex <= COMING_DAYS; dayIndex++) {
    const workOn = addDays(today, dayIndex)
    for (const own of dayIndex < -PAST_DAYS
      ? offersByStore.slice(0, REGULARS_STORES)
      : offersByStore)
      for (const planned of planOf(own, workOn, dayIndex, dayIndex < -PAST_DAYS ? 1 : perSlot, now))
        place(
          dayIndex < -PAST_DAYS ? { ...planned, people: 1, seats: 1, regulars: true } : planned,
          dayIndex,
        )
  }
  return { shifts, fixes }

  function place(
    {
      offer,
      slot,
      workOn,
      startAt,
      endAt,
      seats,
      people: wanted,
      live,
      draft,
      reviewed,
      regulars,
    }: Planned,
    dayIndex: number,
  ) {
    const { store, plan } = offer
    const startMs = msOf(startAt)
    const endMs = msOf(endAt)
    const peopleWanted =
      wanted ?? Math.max(1, slot.people + (random.chance(0.2) ? random.int(-1, 1) : 0))
    const unpublished =
      draft ?? (seats === undefined && dayIndex > 2 && !slot.sure && random.chance(0.05))
    const breakMin = live ? 0 : slot.breakMin
    const hourlyWageYen = wageOn(
      store.prefectureCode,
      workOn,
      plan.aboveMinimum + (random.chance(0.15) ? 30 : 0),
    )
    const { transportationYen } = plan
    const latestMs = nowMs - 150 * 60_000
    const publishedMs = awake(
      Math.min(
        startMs - random.int(3, 14) * 86_400_000 - random.int(0, 600) * 60_000,
        latestMs - random.int(0, 2730) * 60_000,
      ),
      latestMs,
    )
    const groupId = store.base ? groupIdOf(store.id, plan.title) : undefined
    const scope =
      seats !== undefined || slot.sure
        ? ('public' as const)
        : groupId !== undefined && random.chance(0.5)
          ? ('group' as const)
          : random.chance(0.03)
            ? ('worked' as const)
            : random.chance(0.02)
              ? ('url' as const)
              : ('public' as const)
    const id = ++offeringId
    const closeRule = random.chance(0.85) ? ('at_start' as const) : ('before_3h' as const)
    const closesMs = startMs - (closeRule === 'at_start' ? 0 : 180 * 60_000)
    const ownBonuses = bonuses.filter(({ clientId }) => clientId === store.id)
    const pay = payOf({
      startAt,
      endAt,
      breakMin,
      hourlyWageYen,
      transportationYen,
      bonuses: bonusesOn(ownBonuses, offer.id, workOn),
    })
    const companyId = store.companyId
    const createdAt = iso(
      unpublished
        ? nowMs - random.int(300, 4000) * 60_000
        : publishedMs - random.int(2, 30) * 60_000,
    )
    const row: OfferingRow = {
      id,
      clientId: store.id,
      offerId: offer.id,
      kind: 'regular',
      title: plan.title,
      workOn,
      startAt: iso(startMs),
      endAt: iso(endMs),
      breakMin,
      closeRule,
      closesAt: iso(closesMs),
      peopleWanted,
      peopleMatched: 0,
      hourlyWageYen,
      transportationYen,
      feeRateBp: 3000,
      scope,
      groupIds: scope === 'group' && groupId !== undefined ? [groupId] : [],
      autoPublicAt: scope === 'group' ? iso(startMs - 48 * 3_600_000) : null,
      memo: '',
      publishedAt: unpublished ? null : iso(publishedMs),
      closedAt: null,
      closedReason: null,
      source: random.chance(0.3) ? 'multidate' : random.chance(0.4) ? 'copy' : 'manual',
      shareToken: scope === 'url' ? random.uuid().replaceAll('-', '') : null,
      viewCount: unpublished ? 0 : random.int(12, 160),
      lockVersion: 1,
      createdBy: companyId === 1 ? 3 : 6,
      createdAt,
    }
    const shift: Shift = { row, offer, companyId, matched: [] }
    shifts.push(shift)
    if (unpublished) return

    const able = (pools.get(store.id) ?? [])
      .slice(0, regulars ? REGULARS : undefined)
      .filter(
        (person) => plan.occupation !== 'forklift' || person.qualificationIds.includes(FORKLIFT),
      )
    const pool = dayIndex < -FREE_DAYS ? able : able.filter(({ name }) => name !== LATE_PERSON)
    const take = (from = pool) => {
      for (let tries = 0; tries < 40 && from.length > 0; tries++) {
        const person = from[Math.floor(from.length * random.next() ** 1.6)]
        if (
          person &&
          !shift.matched.some((m) => m.userId === person.id) &&
          ledger.take(person.id, { companyId, workOn, startAt, endAt, pay })
        )
          return person
      }
      return undefined
    }
    const rate = dayIndex <= 0 ? 0.94 : fillOf(dayIndex)
    const drawn =
      dayIndex <= 0 && !slot.sure && random.chance(0.02)
        ? 0
        : Array.from({ length: peopleWanted }, () => random.chance(rate)).filter(Boolean).length
    const filled = Math.min(
      peopleWanted,
      seats ?? (slot.sure && dayIndex <= 1 ? Math.max(1, drawn) : drawn),
    )
    const matching = (userId: number, status: MatchingRow['status']): MatchingRow => {
      const last = Math.min(startMs - 3_600_000, nowMs - 600_000)
      const matchedMs = awake(
        publishedMs + Math.max(30_000, (last - publishedMs) * random.next() ** 3),
        last,
      )
      return {
        id: ++matchingId,
        clientId: store.id,
        offeringId: id,
        userId,
        startAt,
        endAt,
        status,
        matchedAt: iso(matchedMs),
        appliedScope: scope === 'group' && matchedMs >= startMs - 48 * 3_600_000 ? 'public' : scope,
        cancelledAt: null,
        cancelBy: null,
        cancelReasonCategoryId: null,
        rejectReasonCode: null,
        checkedInAt: null,
        checkedOutAt: null,
        absenceKind: null,
        hourlyWageYen,
        transportationYen,
        scheduledPay: pay,
        fixedPay: null,
        paymentStatus: 'scheduled',
        answers: null,
        answeredAt: null,
        qualificationDocumentStatus: plan.content.qualificationDocumentRequired
          ? 'checked'
          : 'not_required',
        reviewedAt: null,
        createdAt: iso(matchedMs),
      }
    }
    for (let seat = 0; seat < filled; seat++) {
      const person =
        (live && seat === 2 ? take(able.filter(({ name }) => name === LATE_PERSON)) : undefined) ??
        take()
      if (!person) break
      const seated = matching(person.id, 'established')
      const answered = plan.content.onboardingQuestions ?? []
      if (answered.length > 0 && (dayIndex < 0 || random.chance(0.85))) {
        seated.answers = answered.map((q) => ({
          questionId: q.id,
          body: '',
          options: [q.answerType === 'yes_no' ? 'はい' : random.pick(q.options)],
        }))
        seated.answeredAt = iso(
          Math.min(msOf(seated.matchedAt) + random.int(1, 90) * 60_000, nowMs),
        )
      }
      const fix = attend(random, seated, row, {
        now,
        late: live === true && seat === 2,
        calm: live === true || reviewed === false,
        reviewed:
          reviewed ??
          (dayIndex <= -2 || (dayIndex === -1 && (store.id === 1 || random.chance(0.5)))),
        nextFixId: fixes.length + 1,
      })
      if (fix) fixes.push(fix)
      shift.matched.push(seated)
    }
    row.peopleMatched = shift.matched.length
    if (regulars && row.peopleMatched === 0) {
      shifts.pop()
      return
    }
    // Cancels stand beside those who hold the seats: a worker's own seat was taken again, or stays free.
    const away = (status: 'cancel' | 'rejected') => {
      const person = pool[Math.floor(pool.length * random.next())]
      if (!person || shift.matched.some((m) => m.userId === person.id)) return
      const gone = matching(person.id, status)
      const latest = Math.min(
        status === 'cancel' ? startMs - 40 * 60_000 : startMs - 25 * 3_600_000,
        nowMs - 60_000,
      )
      const from = msOf(gone.matchedAt)
      if (latest <= from) {
        matchingId -= 1
        return
      }
      gone.cancelledAt = iso(from + (latest - from) * random.next())
      gone.paymentStatus = 'none'
      if (status === 'cancel')
        Object.assign(gone, { cancelBy: 'user', cancelReasonCategoryId: random.int(1, 4) })
      else
        Object.assign(gone, {
          cancelBy: 'client',
          rejectReasonCode: random.pick(['volume_change', 'posting_mistake', 'business_closed']),
        })
      shift.matched.push(gone)
    }
    if (random.chance(0.12)) away('cancel')
    if (random.chance(0.02)) away('rejected')
    if (dayIndex > 0 && row.peopleMatched > 0 && seats === undefined && random.chance(0.06)) {
      row.closedAt = iso(nowMs - random.int(30, 1200) * 60_000)
      row.closedReason = {
        code: random.pick(['filled_internally', 'no_longer_needed'] as const),
        note: '',
      }
    }
  }
}
