import { serviceTermsOn } from '@/domain/billing/contract'
import { closureWarning } from '@/domain/clients/closingDays'
import { cannotUseLadder } from '@/domain/offerings/ladder'
import {
  cannotAutoPublic,
  cannotPublishFor,
  closesAtOf,
  lastOfferingDay,
} from '@/domain/offerings/offering'
import { bonusesOn } from '@/domain/pay/bonus'
import { cannotTakeBreak } from '@/domain/pay/breaks'
import { DAILY_LIMIT_MIN, touches } from '@/domain/pay/overtime'
import { costOf, payOf } from '@/domain/pay/pay'
import { exceededBounds } from '@/domain/restrictions/costBounds'
import { excludesMinors } from '@/domain/workers/age'
import {
  dayOf,
  formatDay,
  formatDuration,
  formatHours,
  minutesBetween,
  monthOf,
  msOf,
} from '@/lib/date'
import { offeringBounds, type ShiftRule } from './offeringRule'

/** The shift must start at least 15 minutes from now, and on a day at most 60 days ahead. */
export const checkStart: ShiftRule = ({ workOn }, { now }, { fail }, { startAt }) => {
  if (msOf(startAt) <= msOf(now)) {
    fail(
      workOn < dayOf(now) ? 'workOn' : 'startTime',
      '開始の日時が過ぎています。これからの日時を選んでください。',
    )
    return
  }
  fail(workOn > lastOfferingDay(now) ? 'workOn' : 'startTime', cannotPublishFor(startAt, now))
}

const checkDuration: ShiftRule = ({ breakMin }, _context, { fail }, { startAt, endAt }) => {
  const spanMin = minutesBetween(startAt, endAt)
  const workMin = spanMin - breakMin
  const breakProblem = cannotTakeBreak(spanMin, breakMin)
  if (spanMin > offeringBounds.maxSpanMin) {
    fail(
      'endTime',
      `開始から終了までは${offeringBounds.maxSpanMin / 60}時間以内にしてください(現在 ${formatDuration(spanMin)})。`,
    )
  } else if (breakProblem) {
    fail('breakMin', breakProblem)
  } else if (workMin > offeringBounds.maxWorkMin) {
    fail(
      'endTime',
      `実働は${offeringBounds.maxWorkMin / 60}時間以内にしてください(現在 ${formatDuration(workMin)})。`,
    )
  }
  if (workMin < offeringBounds.minWorkMin && !breakProblem) {
    fail(
      'endTime',
      `実働は${offeringBounds.minWorkMin}分以上にしてください(現在 ${formatDuration(workMin)})。`,
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

/**
 * Warns of offerings that touch: a worker who takes both may exceed eight hours, as they count as one
 * (昭63.1.1基発1号).
 */
const checkContinuedWork: ShiftRule = (input, context, { warn }, shift) => {
  const { others, continuedElsewhere, now } = context
  const workMinOf = ({ startAt, endAt, breakMin }: (typeof others)[number]) =>
    minutesBetween(startAt, endAt) - breakMin
  const workMin = workMinOf({ ...shift, breakMin: input.breakMin })
  // A worker cannot take two shifts of one day (`limitPolicies`).
  const exceeds = (other: (typeof others)[number]) =>
    dayOf(other.startAt) !== input.workOn &&
    touches(other, shift) &&
    workMin + workMinOf(other) > DAILY_LIMIT_MIN
  const continuedHere = others.find(exceeds)
  const next = continuedHere ?? continuedElsewhere.find(exceeds)
  if (!next) return
  const where = continuedHere ? '' : '同じ企業のほかの店舗の、'
  warn(
    'continued_work',
    `${where}${formatDay(dayOf(next.startAt), now)}の${formatHours(next.startAt, next.endAt)}の募集と続いています。同じ人が続けて働くと1日の労働として通算し、8時間を超える分に時間外の割増と36協定が必要です(労働基準法32条・36条・37条${continuedHere ? '' : '・38条'})。36協定がないときは、同じ人は申し込めません。`,
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

/** The cost of the offering must be within the limits of its month. Only checked if nothing else is wrong. */
export const checkCosts: ShiftRule = (input, context, { fail, warn }, { startAt, endAt }) => {
  const { breakMin, hourlyWageYen, transportationYen, peopleWanted, workOn } = input
  const bonuses = bonusesOn(context.bonuses, context.offerId, workOn)
  const pay = payOf({ startAt, endAt, breakMin, hourlyWageYen, transportationYen, bonuses })
  // The operator enters the tax tables, so the store has nothing to do.
  if (pay.missingTable)
    warn(
      'tax_table_missing',
      'ワーカーの受取額は、運営が源泉所得税を確認したあとに表示します。店舗で行うことはありません。',
    )
  const terms = serviceTermsOn(context.contracts, workOn, context.feeRateBp)
  const exceeded = exceededBounds(context, {
    month: monthOf(workOn),
    cost: costOf(pay, peopleWanted, terms),
    taxPercent: terms.consumptionTaxPercent,
  })
  fail('peopleWanted', exceeded.limit)
  fail('budget', exceeded.budget)
  if (exceeded.approvedBudget) warn('budget_exceeded', exceeded.approvedBudget)
}

/** The rules of a shift whose times are complete, in the order in which people read their messages. */
export const shiftRules: readonly ShiftRule[] = [
  checkDuration,
  checkDeadline,
  checkOverlap,
  checkContinuedWork,
  checkClosure,
  checkWorkConditions,
]
