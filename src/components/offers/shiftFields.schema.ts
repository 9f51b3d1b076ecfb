import * as z from 'zod/mini'
import { OfferingInput } from '@/contracts/offerings/schemas'
import { spanOfTimes, tooLongShift } from '@/domain/offerings/shiftTimes'
import { twoDayClockPattern } from '@/lib/date'

const { shape } = OfferingInput
/** A number whose field may be empty while it is edited; `message` asks for it. */
const requiredNumber = (schema: z.ZodMiniType<number, number>, message: string) =>
  z.nullable(schema).check(z.refine((value) => value !== null, message))

/** The fields of one shift in a form, as the offering form and the rows of a bulk creation edit it. */
export const shiftFields = {
  workOn: z.string().check(z.minLength(1, '勤務日を選んでください。')),
  startTime: z
    .string()
    .check(z.regex(twoDayClockPattern, '開始時刻を入力してください(例: 17:00)。')),
  endTime: z.string().check(z.regex(twoDayClockPattern, '終了時刻を入力してください(例: 22:00)。')),
  breakMin: requiredNumber(shape.breakMin, '休憩を選んでください。'),
  peopleWanted: requiredNumber(shape.peopleWanted, '募集人数を入力してください。'),
  hourlyWageYen: requiredNumber(shape.hourlyWageYen, '時給を入力してください。'),
  transportationYen: requiredNumber(shape.transportationYen, '交通費を入力してください。'),
}

/** Start and end make a shift of less than a day. */
export const withinADay = z.refine<{ startTime: string; endTime: string }>(
  ({ startTime, endTime }) => spanOfTimes(startTime, endTime) !== undefined,
  { path: ['endTime'], error: tooLongShift },
)
