import type { OfferingInput } from '@/contracts/offerings/schemas'
import {
  type Day,
  dayOf,
  formatDay,
  formatDuration,
  formatHours,
  type Instant,
  isDay,
  minutesBetween,
  monthOf,
  msOf,
  startOfDay,
} from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import { closureWarning } from '@/domain/clients/closingDays'
import { excludesMinors } from '@/domain/workers/age'
import { bonusesOn, type BonusContractTerms } from '@/domain/pay/bonus'
import { cannotTakeBreak } from '@/domain/pay/breaks'
import {
  badgeMinimumOfShift,
  cannotPayWage,
  minimumWageOn,
  type ShiftPlace,
} from '@/domain/pay/minimumWage'
import { costOf, payOf } from '@/domain/pay/pay'
import { exceededBounds, type MonthBounds } from '@/domain/restrictions/costBounds'
import {
  cannotAutoPublic,
  cannotPost,
  cannotPublishFor,
  closesAtOf,
  lastPostingDay,
  type PublishContext,
} from './offering'
import { cannotUseLadder, isForGroups } from './ladder'
import { shiftOfInput } from './shiftTimes'
import { noFreeGraduateText } from './scopeWords'

/**
 * Limits of one posting: work (without breaks) and span (with breaks) in minutes, transport in yen. Above
 * `manyPeople` the form warns.
 */
export const bounds = {
  leastWorkMin: 60,
  mostWorkMin: 480,
  mostSpanMin: 720,
  mostPeople: 100,
  manyPeople: 20,
  mostTransportationYen: 3000,
} as const

/** `offer`: what keeps the store from posting at all. `budget`: what head office has to approve first. */
export type OfferingProblem = {
  field: keyof OfferingInput | 'offer' | 'budget'
  message: string
}

/** Whether somebody has to change the form. Other problems keep a posting from the workers, not from being a draft. */
export const isFaultOfForm = ({ field }: { field: string }) =>
  field !== 'offer' && field !== 'budget'

export const warningCodes = [
  'many_people',
  'overlap',
  'minors_excluded',
  'change_time_missing',
  'group_empty',
  'graduates_empty',
  'wage_table_outdated',
  'tax_table_missing',
  'budget_exceeded',
  'closing_day',
] as const
export type OfferingWarning = { code: (typeof warningCodes)[number]; message: string }

/** What the rules need in addition to the values of the form. */
export type OfferingContext = PublishContext &
  MonthBounds & {
    now: Instant
    /** Other postings of the store around that day, without withdrawn ones. */
    others: readonly { startAt: Instant; endAt: Instant }[]
    /** The groups that the store may use, with the number of their members. */
    groups: readonly { id: number; name: string; usersCount: number }[]
    /** Members of the selected groups, or graduates, and how many of them are free; undefined if not counted. */
    reach?: { members: number; free: number } | undefined
    /** Why the store is closed on a day, in words; undefined if it is open. */
    closureOn: (day: Day) => string | undefined
    /** The positions to whose badge holders a posting of the template can be limited. */
    positionIds: readonly number[]
    hasUniformChange: boolean
    changeTimeMin: number
    feeRateBp: number
    /** Id of the template, and the bonus contracts of its store. */
    offerId: number
    bonuses: readonly BonusContractTerms[]
  }

const within = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

type Report = {
  fail: (field: OfferingProblem['field'], message: string | undefined) => void
  warn: (code: OfferingWarning['code'], message: string) => void
}
type Rule = (input: OfferingInput, context: OfferingContext, report: Report) => void

const checkPeople: Rule = ({ peopleWanted }, _context, { fail, warn }) => {
  if (!within(peopleWanted, 1, bounds.mostPeople)) {
    fail('peopleWanted', `募集人数は1〜${bounds.mostPeople}名で入力してください。`)
  } else if (peopleWanted > bounds.manyPeople) {
    warn(
      'many_people',
      `募集人数が${bounds.manyPeople}名を超えています。${peopleWanted}名で間違いがないかご確認ください。`,
    )
  }
}

const checkTransportation: Rule = ({ transportationYen }, _context, { fail }) => {
  if (within(transportationYen, 0, bounds.mostTransportationYen)) return
  fail(
    'transportationYen',
    `交通費は0〜${formatNumber(bounds.mostTransportationYen)}円で入力してください。`,
  )
}

const checkGroups: Rule = (input, { groups, reach }, { fail, warn }) => {
  const { groupIds } = input
  if (!isForGroups(input)) return
  const selectedGroups = groups.filter((group) => groupIds.includes(group.id))
  const names = selectedGroups.map((group) => group.name).join('」「')
  if (groupIds.length === 0) {
    fail('groupIds', '公開するグループを選んでください。')
  } else if (selectedGroups.length < groupIds.length) {
    fail('groupIds', '選んだグループの中に、使えなくなったものがあります。選び直してください。')
  } else if (selectedGroups.every((group) => group.usersCount === 0)) {
    warn(
      'group_empty',
      `「${names}」に所属するワーカーが0名です。このままでは、だれにも表示されません。`,
    )
  } else if (reach?.free === 0) {
    warn(
      'group_empty',
      `「${names}」の${reach.members}名に、この時間に空いている人がいません(ほかの勤務、ブロック、年齢による制限)。日時かグループを変えてください。`,
    )
  }
}

const checkGraduates: Rule = ({ scope }, { reach }, { warn }) => {
  if (scope === 'graduate' && reach?.free === 0)
    warn('graduates_empty', noFreeGraduateText(reach.members))
}

const checkBadge: Rule = ({ scope, positionId }, { positionIds }, { fail }) => {
  if (scope === 'badge' && positionId != null && !positionIds.includes(positionId))
    fail('positionId', 'このひな形では選べないバッジです。選び直してください。')
}

const checkWage: Rule = (input, context, { fail, warn }) => {
  const { hourlyWageYen, workOn } = input
  const { prefectureCode, now } = context
  const isWageValid = Number.isInteger(hourlyWageYen) && hourlyWageYen > 0
  if (!isWageValid) fail('hourlyWageYen', '時給は1円以上の整数で入力してください。')
  if (!isDay(workOn)) {
    fail('workOn', '勤務日を選んでください。')
    return
  }
  if (isWageValid) {
    // Until the times are complete, the wage is checked for the day of work alone.
    const day = { startAt: startOfDay(workOn), endAt: startOfDay(workOn) }
    const shift = { prefectureCode, ...(shiftOfInput(input) ?? day) }
    fail('hourlyWageYen', cannotPayWage(hourlyWageYen, shift, now) ?? cannotPayBadge(input, shift))
  }
  if (minimumWageOn(prefectureCode, workOn)?.outdated) {
    warn(
      'wage_table_outdated',
      `${formatDay(workOn, now)}の最低賃金は、まだ登録されていません。新しい最低賃金が決まったら、時給をご確認ください。`,
    )
  }
}

const cannotPayBadge = (input: OfferingInput, shift: ShiftPlace) => {
  const least = input.scope === 'badge' ? badgeMinimumOfShift(shift) : undefined
  return least !== undefined && input.hourlyWageYen < least
    ? `バッジ限定公開の時給は${formatNumber(least)}円以上で入力してください。`
    : undefined
}

type Shift = { startAt: Instant; endAt: Instant }
type ShiftRule = (
  input: OfferingInput,
  context: OfferingContext,
  report: Report,
  shift: Shift,
) => void

const checkStart: ShiftRule = ({ workOn }, { now }, { fail }, { startAt }) => {
  if (msOf(startAt) <= msOf(now)) {
    fail(
      workOn < dayOf(now) ? 'workOn' : 'startTime',
      '開始の日時が過ぎています。これからの日時を選んでください。',
    )
    return
  }
  fail(workOn > lastPostingDay(now) ? 'workOn' : 'startTime', cannotPublishFor(startAt, now))
}

const checkDuration: ShiftRule = ({ breakMin }, _context, { fail }, { startAt, endAt }) => {
  const spanMin = minutesBetween(startAt, endAt)
  const workMin = spanMin - breakMin
  const breakProblem = cannotTakeBreak(spanMin, breakMin)
  if (spanMin > bounds.mostSpanMin) {
    fail(
      'endTime',
      `開始から終了までは${bounds.mostSpanMin / 60}時間以内にしてください(現在 ${formatDuration(spanMin)})。`,
    )
  } else if (breakProblem) {
    fail('breakMin', breakProblem)
  } else if (workMin > bounds.mostWorkMin) {
    fail(
      'endTime',
      `実働は${bounds.mostWorkMin / 60}時間以内にしてください(現在 ${formatDuration(workMin)})。`,
    )
  }
  if (workMin < bounds.leastWorkMin && !breakProblem) {
    fail(
      'endTime',
      `実働は${bounds.leastWorkMin}分以上にしてください(現在 ${formatDuration(workMin)})。`,
    )
  }
}

const checkDeadline: ShiftRule = (input, { now }, { fail }, { startAt }) => {
  const { closeRule, customClosesAt, scope, autoPublicAt } = input
  const closesAt = closesAtOf(closeRule, startAt, customClosesAt)
  const field = closeRule === 'custom' ? 'customClosesAt' : 'closeRule'
  if (closeRule === 'custom' && customClosesAt === null)
    fail(field, '申し込みの締切の日時を入力してください。')
  else if (msOf(closesAt) > msOf(startAt)) fail(field, '締切は開始時刻以前にしてください。')
  else if (msOf(closesAt) <= msOf(now) && msOf(startAt) > msOf(now))
    fail(field, '申し込みの締切が過ぎています。現在より後の締切にしてください。')
  if (autoPublicAt !== null)
    fail('autoPublicAt', cannotAutoPublic({ scope, autoPublicAt, closesAt }, now))
  fail('ladder', cannotUseLadder(input, closesAt, now))
}

const checkOverlap: ShiftRule = ({ workOn }, { others, now }, { warn }, { startAt, endAt }) => {
  const overlapping = others.filter(
    (other) => msOf(other.startAt) < msOf(endAt) && msOf(other.endAt) > msOf(startAt),
  )
  const [first] = overlapping
  if (!first) return
  const day = dayOf(first.startAt) === workOn ? '同じ日' : formatDay(first.startAt, now)
  warn(
    'overlap',
    `${day}の${formatHours(first.startAt, first.endAt)}に、ほかの募集が${overlapping.length}件あります。`,
  )
}

const checkClosure: ShiftRule = ({ workOn }, { closureOn, now }, { warn }) => {
  const reason = closureOn(workOn)
  if (reason !== undefined) warn('closing_day', closureWarning(workOn, reason, now))
}

const checkWorkConditions: ShiftRule = (_input, context, { warn }, shift) => {
  if (excludesMinors(shift))
    warn('minors_excluded', '22:00〜翌5:00にかかるため、18歳未満の方には表示されません。')
  if (context.hasUniformChange && context.changeTimeMin === 0) {
    warn(
      'change_time_missing',
      '制服への着替えの時間が勤務時間に含まれていません。着替えも労働時間です。ひな形で着替えの時間を設定し、その分を含む時刻にしてください。',
    )
  }
}

const checkCosts: ShiftRule = (input, context, { fail, warn }, { startAt, endAt }) => {
  const { breakMin, hourlyWageYen, transportationYen, peopleWanted, workOn } = input
  const bonuses = bonusesOn(context.bonuses, context.offerId, workOn)
  const pay = payOf({ startAt, endAt, breakMin, hourlyWageYen, transportationYen, bonuses })
  if (pay.missingTable) {
    warn(
      'tax_table_missing',
      `源泉徴収税額表(${pay.missingTable})が登録されていないため、ワーカーの受取額を表示できません。`,
    )
  }
  const costYen = costOf(pay, peopleWanted, context.feeRateBp).totalYen
  const exceeded = exceededBounds(context, { month: monthOf(workOn), costYen })
  fail('peopleWanted', exceeded.limit)
  fail('budget', exceeded.budget)
  if (exceeded.approvedBudget) warn('budget_exceeded', exceeded.approvedBudget)
}

const inputRules: readonly Rule[] = [
  checkPeople,
  checkTransportation,
  checkGroups,
  checkGraduates,
  checkBadge,
  checkWage,
]
const shiftRules: readonly ShiftRule[] = [
  checkDuration,
  checkDeadline,
  checkOverlap,
  checkClosure,
  checkWorkConditions,
]

/**
 * Checks all conditions of a posting; used by the form while typing, by the confirmation page and by the server.
 * Errors prevent publishing; warnings are shown before it. Durations in minutes, money in yen.
 */
export const validateOffering = (
  input: OfferingInput,
  context: OfferingContext,
): { errors: OfferingProblem[]; warnings: OfferingWarning[] } => {
  const errors: OfferingProblem[] = []
  const warnings: OfferingWarning[] = []
  const report: Report = {
    fail: (field, message) => {
      if (message) errors.push({ field, message })
    },
    warn: (code, message) => {
      warnings.push({ code, message })
    },
  }
  report.fail('offer', cannotPost(context))
  for (const rule of inputRules) rule(input, context, report)

  const shift = shiftOfInput(input)
  if (!shift) {
    if (isDay(input.workOn)) report.fail('startTime', '開始と終了の時刻を入力してください。')
    return { errors, warnings }
  }
  checkStart(input, context, report, shift)
  if (minutesBetween(shift.startAt, shift.endAt) <= 0) {
    report.fail('endTime', '終了時刻は開始時刻より後にしてください。')
    return { errors, warnings }
  }
  for (const rule of shiftRules) rule(input, context, report, shift)
  if (errors.length === 0) checkCosts(input, context, report, shift)
  return { errors, warnings }
}
