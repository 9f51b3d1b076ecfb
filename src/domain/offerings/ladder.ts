import { minutesInDay } from 'date-fns/constants'
import type { LadderRungState } from '@/contracts/ladders/enums'
import { ladderScopes, type LadderScope, type OfferingStatus } from '@/contracts/offerings/enums'
import type { LadderRung, OfferingInput } from '@/contracts/offerings/schemas'
import { addMinutes, formatShift, type Instant, msOf } from '@/lib/date'

const HOUR_MIN = 60

/** The ladders that the form offers: how many minutes after the publication each scope opens. */
const ladderPresets = {
  standard: { trusted: 0, group: minutesInDay, worked: 4 * minutesInDay, public: 6 * minutesInDay },
  quick: { trusted: 0, group: 3 * HOUR_MIN, worked: 8 * HOUR_MIN, public: minutesInDay },
  slow: { trusted: 0, group: 2 * minutesInDay, worked: 5 * minutesInDay, public: 7 * minutesInDay },
} as const satisfies Record<string, Record<LadderScope, number>>
export type LadderPreset = keyof typeof ladderPresets

/** Returns the rungs of a preset, without the rung for groups if the store has none. */
export const ladderOfPreset = (preset: LadderPreset, hasGroup: boolean): LadderRung[] =>
  ladderScopes
    .filter((scope) => scope !== 'group' || hasGroup)
    .map((scope) => ({ scope, afterMin: ladderPresets[preset][scope] }))

/** Returns the preset that a plan follows, with or without the rung for groups; undefined for any other plan. */
export const presetOfLadder = (ladder: readonly LadderRung[]): LadderPreset | undefined =>
  (Object.keys(ladderPresets) as LadderPreset[]).find((preset) =>
    [true, false].some(
      (hasGroup) => JSON.stringify(ladderOfPreset(preset, hasGroup)) === JSON.stringify(ladder),
    ),
  )

const isInTime = (ladder: readonly LadderRung[], closesAt: Instant, now: Instant) =>
  msOf(addMinutes(now, ladder.at(-1)?.afterMin ?? 0)) < msOf(closesAt)

/**
 * Returns a plan that reaches its last rung before the applications end: the given one, or the same rungs with the
 * times of the quick preset. Undefined if neither does.
 */
export const ladderUntil = (
  ladder: readonly LadderRung[],
  closesAt: Instant,
  now: Instant,
): readonly LadderRung[] | undefined => {
  const first = ladder[0]?.scope
  const quick = ladder.map(({ scope }) => ({
    scope,
    afterMin: scope === first ? 0 : ladderPresets.quick[scope],
  }))
  return [ladder, quick].find((plan) => isInTime(plan, closesAt, now))
}

const rankOf = (scope: LadderScope) => ladderScopes.indexOf(scope)
const isAscending = (numbers: readonly number[]) =>
  numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0))

/**
 * Why an offering that is published now cannot have this plan. A ladder must only widen, begin with the publication,
 * and reach its last rung before the applications end.
 */
export const cannotUseLadder = (
  { ladder, scope, autoPublicAt }: Pick<OfferingInput, 'ladder' | 'scope' | 'autoPublicAt'>,
  closesAt: Instant,
  now: Instant,
): string | undefined => {
  if (ladder === undefined) return undefined
  const [first, second] = ladder
  const last = ladder.at(-1)
  if (!first || !second || !last) return '順番に広げるときは、2段以上にしてください。'
  if (!isAscending(ladder.map((rung) => rankOf(rung.scope))))
    return '公開の順番は、認定ワーカー、グループ、勤務経験者、一般公開の順に広げてください。'
  if (first.scope !== scope || first.afterMin !== 0) return '1段目は、公開と同時に始めてください。'
  if (!isAscending(ladder.map(({ afterMin }) => afterMin)))
    return '次の段は、前の段より後に始めてください。'
  if (autoPublicAt !== null) return '順番に広げるときは、一般公開への自動切り替えは設定できません。'
  return isInTime(ladder, closesAt, now)
    ? undefined
    : '最後の段が申し込みの締切より後になります。広げる速さを上げるか、段を減らしてください。'
}

/** Why the scope of an offering whose ladder runs cannot be edited. */
export const ladderRunsText =
  '順番に公開している求人です。公開範囲は、求人の詳細の「公開の順番」で広げてください。'

/** A rung of a published offering, with the instants of its plan, its opening and its skipping. */
type RungCourse = {
  scope: LadderScope
  startsAt: Instant
  openedAt: Instant | null
  skippedAt: Instant | null
}

type LadderOffering = { status: OfferingStatus; isFull: boolean }

/** Returns the rungs that are neither opened nor skipped, in their order. */
export const comingRungs = <Rung extends RungCourse>(rungs: readonly Rung[]): Rung[] =>
  rungs.filter((rung) => rung.openedAt === null && rung.skippedAt === null)

/**
 * Returns the state of each rung. `coming`: it opens at its time. `waiting`: every seat is taken; the rung opens at its
 * time or later, as soon as a seat is free. `stopped`: applications ended before it opened.
 */
export const rungStatesOf = (
  rungs: readonly RungCourse[],
  { status, isFull }: LadderOffering,
): LadderRungState[] => {
  const current = rungs.findLastIndex((rung) => rung.openedAt !== null)
  return rungs.map((rung, index) => {
    if (rung.openedAt !== null)
      return index === current && status === 'published' ? 'current' : 'done'
    if (rung.skippedAt !== null) return 'skipped'
    if (status !== 'published') return 'stopped'
    return isFull ? 'waiting' : 'coming'
  })
}

/** Returns the rungs to open now. There are none while every seat is taken or applications have ended. */
export const dueRungs = <Rung extends RungCourse>(
  rungs: readonly Rung[],
  { status, isFull }: LadderOffering,
  now: Instant,
): Rung[] =>
  status === 'published' && !isFull
    ? comingRungs(rungs).filter((rung) => msOf(rung.startsAt) <= msOf(now))
    : []

/** Why this rung of a ladder cannot be opened now. `scope`: the rung that the user saw as the next one. */
export const cannotAdvanceTo = (
  scope: LadderScope,
  rungs: readonly RungCourse[],
  { status, isFull }: LadderOffering,
): string | undefined => {
  if (status !== 'published') return '募集中ではないため、公開の順番は進められません。'
  if (isFull) return '募集人数がそろっているため、公開の順番は止まっています。'
  return comingRungs(rungs)[0]?.scope === scope
    ? undefined
    : '公開の順番が先に進んでいます。表示を確かめて、もう一度操作してください。'
}

/** Why a rung cannot be skipped: it has been opened or skipped already. */
export const cannotSkipRung = (
  scope: LadderScope,
  rungs: readonly RungCourse[],
  { status }: Pick<LadderOffering, 'status'>,
): string | undefined => {
  if (status !== 'published') return '募集中ではないため、公開の順番は変えられません。'
  return comingRungs(rungs).some((rung) => rung.scope === scope)
    ? undefined
    : 'この段は、すでに始まったか、とばされています。'
}

/**
 * Returns the message to the store when applications for an offering with a ladder have ended with free seats.
 * Undefined if they have not ended, if the store ended them itself, or if the shift is over.
 */
export const ladderEndText = (
  offering: {
    title: string
    startAt: Instant
    endAt: Instant
    closesAt: Instant
    publishedAt: Instant | null
    closedAt: Instant | null
    peopleWanted: number
    peopleMatched: number
  },
  now: Instant,
): string | undefined => {
  const free = offering.peopleWanted - offering.peopleMatched
  const hasEnded =
    offering.publishedAt !== null &&
    offering.closedAt === null &&
    msOf(offering.closesAt) <= msOf(now) &&
    msOf(now) < msOf(offering.endAt)
  if (!hasEnded || free <= 0) return undefined
  const shift = formatShift(offering.startAt, offering.endAt, now)
  return `${shift}「${offering.title}」の申し込みの期間が終わり、公開の順番も終わりました。${offering.peopleWanted}名のうち${free}名分の空きが残っています。`
}

/**
 * Why a rung cannot open at another instant: it has opened already, or would no longer open between the rungs around it
 * and before the end of the applications.
 */
export const cannotMoveRung = (
  { scope, startsAt }: { scope: LadderScope; startsAt: Instant },
  rungs: readonly RungCourse[],
  { status, closesAt }: { status: OfferingStatus; closesAt: Instant },
  now: Instant,
): string | undefined => {
  const refusal = cannotSkipRung(scope, rungs, { status })
  if (refusal !== undefined) return refusal
  const at = msOf(startsAt)
  if (at <= msOf(now)) return '時刻は、いまより後にしてください。'
  const coming = comingRungs(rungs)
  const place = coming.findIndex((rung) => rung.scope === scope)
  const [before, after] = [coming[place - 1], coming[place + 1]]
  if (before && at <= msOf(before.startsAt)) return '時刻は、前の段より後にしてください。'
  if (after && at >= msOf(after.startsAt)) return '時刻は、次の段より前にしてください。'
  return at < msOf(closesAt) ? undefined : '時刻は、申し込みの締切より前にしてください。'
}
