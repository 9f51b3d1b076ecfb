import type { BonusTarget } from '@/contracts/bonusContracts/enums'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import {
  addDays,
  type Day,
  dayOf,
  endOfDay,
  formatDay,
  formatDuration,
  formatHours,
  type Instant,
  isDay,
  minutesBetween,
  msOf,
  startOfDay,
} from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { excludesMinors } from '@/domain/workers/age'
import { bonusesOn } from '@/domain/pay/bonus'
import { cannotTakeBreak } from '@/domain/pay/breaks'
import { badgeMinimumOn, cannotPayWage, minimumWageOn } from '@/domain/pay/minimumWage'
import { costOf, payOf, type BonusTerms } from '@/domain/pay/pay'
import {
  cannotAutoPublic,
  cannotPost,
  cannotPublishFor,
  closesAtOf,
  lastPostingDay,
  type PublishContext,
} from './offering'
import { shiftOfInput } from './shiftTimes'

/** Bounds of one posting: work and span in minutes, transport in yen. */
export const bounds = {
  leastWorkMin: 60,
  mostWorkMin: 480,
  mostSpanMin: 720,
  mostPeople: 100,
  manyPeople: 20,
  mostTransportationYen: 3000,
} as const

export type OfferingProblem = { field: keyof OfferingInput | 'offer'; message: string }
export const warningCodes = [
  'many_people',
  'overlap',
  'minors_excluded',
  'change_time_missing',
  'group_empty',
  'wage_table_outdated',
  'tax_table_missing',
] as const
export type OfferingWarning = { code: (typeof warningCodes)[number]; message: string }

/** A bonus contract as the rules read it: what it promises, for which templates and days. */
export type BonusContractTerms = BonusTerms & {
  target: BonusTarget
  offerIds: readonly number[]
  startsOn: Day
  endsOn: Day | null
}

/** What the rules need to know beside the form itself. */
export type OfferingContext = PublishContext & {
  now: Instant
  /** Other postings of the store around that day that are not taken back. */
  others: readonly { startAt: Instant; endAt: Instant }[]
  /** How many workers are in each group the store may use. */
  groups: readonly { id: number; name: string; usersCount: number }[]
  /** Of the people in the chosen groups, how many are free for the shift; absent where nobody counted. */
  reach?: { members: number; free: number } | undefined
  /** The positions whose badges a posting of the template can be limited to. */
  positionIds: readonly number[]
  hasUniformChange: boolean
  changeTimeMin: number
  feeRateBp: number
  /** The template's own number, and the bonus contracts of its store. */
  offerId: number
  bonuses: readonly BonusContractTerms[]
  /** The ceiling of the month and what is used of it, in yen; null without a ceiling. */
  usage: { limitYen: number; usedYen: number } | null
}

const within = (n: number, from: number, to: number) => Number.isInteger(n) && n >= from && n <= to

/**
 * Every rule for the conditions of a posting, used by the form while typing, by the page of confirmation and by the server.
 * Errors forbid; warnings are shown before publishing. Durations in minutes, money in yen.
 */
export const validateOffering = (
  input: OfferingInput,
  context: OfferingContext,
): { errors: OfferingProblem[]; warnings: OfferingWarning[] } => {
  const errors: OfferingProblem[] = []
  const warnings: OfferingWarning[] = []
  const fail = (field: OfferingProblem['field'], message: string | undefined) => {
    if (message) errors.push({ field, message })
  }
  const warn = (code: OfferingWarning['code'], message: string) => {
    warnings.push({ code, message })
  }
  const { now } = context

  fail('offer', cannotPost(context))
  if (!within(input.peopleWanted, 1, bounds.mostPeople))
    fail('peopleWanted', `募集人数は1〜${bounds.mostPeople}名で入力してください。`)
  else if (input.peopleWanted > bounds.manyPeople)
    warn(
      'many_people',
      `募集人数が${bounds.manyPeople}名を超えています。${input.peopleWanted}名で間違いがないかご確認ください。`,
    )
  if (!within(input.transportationYen, 0, bounds.mostTransportationYen)) {
    fail(
      'transportationYen',
      `交通費は0〜${formatNumber(bounds.mostTransportationYen)}円で入力してください。`,
    )
  }

  if (input.scope === 'group') {
    const chosen = context.groups.filter((g) => input.groupIds.includes(g.id))
    if (input.groupIds.length === 0) fail('groupIds', '公開するグループを選んでください。')
    else if (chosen.length < input.groupIds.length)
      fail('groupIds', '選んだグループの中に、使えなくなったものがあります。選び直してください。')
    else if (chosen.every((g) => g.usersCount === 0)) {
      warn(
        'group_empty',
        `「${chosen.map((g) => g.name).join('」「')}」に所属するワーカーが0名です。このままでは、だれにも表示されません。`,
      )
    } else if (context.reach?.free === 0) {
      warn(
        'group_empty',
        `「${chosen.map((g) => g.name).join('」「')}」の${context.reach.members}名に、この時間に空いている人がいません(ほかの勤務、ブロック、年齢による制限)。日時かグループを変えてください。`,
      )
    }
  }

  if (
    input.scope === 'badge' &&
    input.positionId != null &&
    !context.positionIds.includes(input.positionId)
  )
    fail('positionId', 'このひな形では選べないバッジです。選び直してください。')

  const wageIsNumber = Number.isInteger(input.hourlyWageYen) && input.hourlyWageYen > 0
  if (!wageIsNumber) fail('hourlyWageYen', '時給は1円以上の整数で入力してください。')
  if (isDay(input.workOn)) {
    if (wageIsNumber) {
      fail(
        'hourlyWageYen',
        cannotPayWage(input.hourlyWageYen, context.prefectureCode, input.workOn, now) ??
          cannotPayBadge(input, context),
      )
    }
    if (minimumWageOn(context.prefectureCode, input.workOn)?.outdated) {
      warn(
        'wage_table_outdated',
        `${formatDay(input.workOn, now)}の最低賃金は、まだ登録されていません。新しい最低賃金が決まったら、時給をご確認ください。`,
      )
    }
  } else fail('workOn', '勤務日を選んでください。')

  const shift = shiftOfInput(input)
  if (!shift) {
    if (isDay(input.workOn)) fail('startTime', '開始と終了の時刻を入力してください。')
    return { errors, warnings }
  }
  const { startAt, endAt } = shift
  const spanMin = minutesBetween(startAt, endAt)
  if (msOf(startAt) <= msOf(now))
    fail(
      input.workOn < dayOf(now) ? 'workOn' : 'startTime',
      '開始の日時が過ぎています。これからの日時を選んでください。',
    )
  else
    fail(
      input.workOn > lastPostingDay(now) ? 'workOn' : 'startTime',
      cannotPublishFor(startAt, now),
    )
  if (spanMin <= 0) {
    fail('endTime', '終了時刻は開始時刻より後にしてください。')
    return { errors, warnings }
  }
  const tooShort = cannotTakeBreak(spanMin, input.breakMin)
  const workMin = spanMin - input.breakMin
  if (spanMin > bounds.mostSpanMin)
    fail(
      'endTime',
      `開始から終了までは${bounds.mostSpanMin / 60}時間以内にしてください(現在 ${formatDuration(spanMin)})。`,
    )
  else if (tooShort) fail('breakMin', tooShort)
  else if (workMin > bounds.mostWorkMin)
    fail(
      'endTime',
      `実働は${bounds.mostWorkMin / 60}時間以内にしてください(現在 ${formatDuration(workMin)})。`,
    )
  if (workMin < bounds.leastWorkMin && !tooShort)
    fail(
      'endTime',
      `実働は${bounds.leastWorkMin}分以上にしてください(現在 ${formatDuration(workMin)})。`,
    )

  const closesAt = closesAtOf(input.closeRule, startAt, input.customClosesAt)
  const deadline = input.closeRule === 'custom' ? 'customClosesAt' : 'closeRule'
  if (input.closeRule === 'custom' && input.customClosesAt === null)
    fail(deadline, '応募の締切の日時を入力してください。')
  else if (msOf(closesAt) > msOf(startAt)) fail(deadline, '締切は開始時刻以前にしてください。')
  else if (msOf(closesAt) <= msOf(now) && msOf(startAt) > msOf(now))
    fail(deadline, '応募の締切が過ぎています。現在より後の締切にしてください。')
  if (input.autoPublicAt !== null)
    fail(
      'autoPublicAt',
      cannotAutoPublic({ scope: input.scope, autoPublicAt: input.autoPublicAt, closesAt }, now),
    )

  const overlapping = context.others.filter(
    (o) => msOf(o.startAt) < msOf(endAt) && msOf(o.endAt) > msOf(startAt),
  )
  const [first] = overlapping
  if (first) {
    const day = dayOf(first.startAt) === input.workOn ? '同じ日' : formatDay(first.startAt, now)
    warn(
      'overlap',
      `${day}の${formatHours(first.startAt, first.endAt)}に、ほかの募集が${overlapping.length}件あります。`,
    )
  }
  if (excludesMinors({ startAt, endAt }))
    warn('minors_excluded', '22:00〜翌5:00にかかるため、18歳未満の方には表示されません。')
  if (context.hasUniformChange && context.changeTimeMin === 0) {
    warn(
      'change_time_missing',
      '制服への着替えの時間が勤務時間に含まれていません。着替えも労働時間です。ひな形で着替えの時間を設定し、その分を含む時刻にしてください。',
    )
  }
  if (errors.length === 0) {
    const pay = payOf({
      startAt,
      endAt,
      breakMin: input.breakMin,
      hourlyWageYen: input.hourlyWageYen,
      transportationYen: input.transportationYen,
      bonuses: bonusesOn(context.bonuses, context.offerId, input.workOn),
    })
    if (pay.missingTable)
      warn(
        'tax_table_missing',
        `源泉徴収税額表(${pay.missingTable})が登録されていないため、ワーカーの受取額を表示できません。`,
      )
    const over =
      context.usage &&
      context.usage.usedYen +
        costOf(pay, input.peopleWanted, context.feeRateBp).totalYen -
        context.usage.limitYen
    if (over !== null && over > 0)
      fail(
        'peopleWanted',
        `利用上限額を${formatNumber(over)}円超えます。人数や時間を減らすか、利用上限額の変更を申請してください。`,
      )
  }
  return { errors, warnings }
}

const cannotPayBadge = (input: OfferingInput, { prefectureCode }: OfferingContext) => {
  const least = input.scope === 'badge' ? badgeMinimumOn(prefectureCode, input.workOn) : undefined
  return least !== undefined && input.hourlyWageYen < least
    ? `バッジ限定公開の時給は${formatNumber(least)}円以上で入力してください。`
    : undefined
}

/** The instants between which other postings can overlap a shift of that day: what to read for `others`. */
export const overlapRange = (workOn: Day) => ({
  from: startOfDay(addDays(workOn, -1)),
  to: endOfDay(addDays(workOn, 1)),
})
