import * as z from 'zod/mini'
import { OfferingInput } from '@/contracts/offerings/schemas'
import { clockPattern } from '@/lib/date'

const { shape } = OfferingInput
const number = (schema: z.ZodMiniType<number, number>, message: string) =>
  z.nullable(schema).check(z.refine((value) => value !== null, message))
/** The conditions of one day; the server checks whether they are allowed. */
export default z.object({
  workOn: z.string().check(z.minLength(1, '勤務日を選んでください。')),
  startTime: z.string().check(z.regex(clockPattern, '開始時刻を入力してください(例: 17:00)。')),
  endTime: z.string().check(z.regex(clockPattern, '終了時刻を入力してください(例: 22:00)。')),
  breakMin: number(shape.breakMin, '休憩を選んでください。'),
  peopleWanted: number(shape.peopleWanted, '募集人数を入力してください。'),
  hourlyWageYen: number(shape.hourlyWageYen, '時給を入力してください。'),
  transportationYen: number(shape.transportationYen, '交通費を入力してください。'),
})
