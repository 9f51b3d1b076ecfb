import type { OfferingInput } from '@/contracts/offerings/schemas'
import { cannotPost } from '@/domain/offerings/offering'
import { isForGroups } from '@/domain/offerings/scopes'
import { noFreeGraduateText } from '@/domain/offerings/scopeWords'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import { cannotWrite } from '@/domain/offers/offerCheck'
import {
  badgeMinimumOfShift,
  cannotPayWage,
  minimumWageOfShift,
  minimumWageOn,
  type ShiftPlace,
} from '@/domain/pay/minimumWage'
import { formatDay, isDay, minutesBetween, startOfDay } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import {
  offeringBounds,
  usualPeopleText,
  type OfferingContext,
  type OfferingProblem,
  type OfferingWarning,
  type Report,
  type Rule,
} from './offeringRule'
import { checkCosts, checkStart, shiftRules } from './offeringShiftRules'

const within = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max

const checkPeople: Rule = ({ peopleWanted }, { usualPeople }, { fail, warn }) => {
  if (!within(peopleWanted, 1, offeringBounds.maxPeople)) {
    fail('peopleWanted', `募集人数は1〜${offeringBounds.maxPeople}名で入力してください。`)
  } else if (usualPeople && peopleWanted > offeringBounds.usualPeopleFactor * usualPeople.max) {
    warn(
      'many_people',
      `募集人数が${peopleWanted}名です。いつもは${usualPeopleText(usualPeople)}名です。人数に間違いがないかご確認ください。`,
    )
  } else if (peopleWanted > offeringBounds.manyPeople) {
    warn(
      'many_people',
      `募集人数が${offeringBounds.manyPeople}名を超えています。${peopleWanted}名で間違いがないかご確認ください。`,
    )
  }
}

const checkTransportation: Rule = ({ transportationYen }, _context, { fail }) => {
  if (within(transportationYen, 0, offeringBounds.maxTransportationYen)) return
  fail(
    'transportationYen',
    `交通費は0〜${formatNumber(offeringBounds.maxTransportationYen)}円で入力してください。`,
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
    const { specificMinimum } = context
    const shift = { prefectureCode, specificMinimum, ...(shiftOfInput(input) ?? day) }
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

const checkMemo: Rule = ({ memo, workOn }, { prefectureCode, specificMinimum }, { fail }) => {
  if (memo.trim() === '' || !isDay(workOn)) return
  const day = startOfDay(workOn)
  const minimum = minimumWageOfShift({ prefectureCode, specificMinimum, startAt: day, endAt: day })
  fail('memo', cannotWrite(memo, minimum?.yen ?? 0))
}

const inputRules: readonly Rule[] = [
  checkPeople,
  checkTransportation,
  checkGroups,
  checkGraduates,
  checkBadge,
  checkWage,
  checkMemo,
]

/**
 * Checks all conditions of an offering; used by the form while typing, by the confirmation page and by the server.
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
