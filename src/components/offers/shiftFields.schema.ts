import * as z from 'zod/mini'
import { dayError } from '@/contracts/common/schemas'
import { OfferingInput } from '@/contracts/offerings/schemas'
import { spanOfTimes, tooLongShift } from '@/domain/offerings/shiftTimes'
import { isDay, twoDayClockPattern } from '@/lib/date'

const { shape } = OfferingInput
/** A number whose field may be empty while it is edited. `message` is the error for an empty field. */
const requiredNumber = (schema: z.ZodMiniType<number, number>, message: string) =>
  z.nullable(schema).check(z.refine((value) => value !== null, message))

/** A time whose field may be empty or contain a text that is no time. `message` is the error for an empty field. */
const requiredTime = (message: string) =>
  z
    .string()
    .check(
      z.minLength(1, { error: message, abort: true }),
      z.regex(twoDayClockPattern, '時刻として読み取れません。17:30 のように入力してください。'),
    )

/** The fields of one shift in a form, as the offering form and the rows of a bulk creation edit it. */
export const shiftFields = {
  workOn: z.string().check(
    z.minLength(1, '勤務日を選んでください。'),
    z.refine((text) => text === '' || isDay(text), { error: dayError }),
  ),
  startTime: requiredTime('開始時刻を入力してください(例: 17:00)。'),
  endTime: requiredTime('終了時刻を入力してください(例: 22:00)。'),
  breakMin: requiredNumber(shape.breakMin, '休憩を選んでください。'),
  peopleWanted: requiredNumber(shape.peopleWanted, '募集人数を入力してください。'),
  hourlyWageYen: requiredNumber(shape.hourlyWageYen, '時給を入力してください。'),
  transportationYen: requiredNumber(shape.transportationYen, '交通費を入力してください。'),
}

/** Checks that a shift is shorter than a day. Times that cannot be read pass, because their own fields refuse them. */
export const withinADay = z.refine<{ startTime: string; endTime: string }>(
  ({ startTime, endTime }) =>
    !twoDayClockPattern.test(startTime) ||
    !twoDayClockPattern.test(endTime) ||
    spanOfTimes(startTime, endTime) !== undefined,
  { path: ['endTime'], error: tooLongShift },
)
