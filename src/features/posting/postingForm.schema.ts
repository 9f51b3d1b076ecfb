import * as z from 'zod/mini'
import { LadderRung, OfferingInput } from '@/contracts/offerings/schemas'
import { clockPattern } from '@/lib/date'
import { inputOf, type PostingValues } from './lib/postingValues'

const { shape } = OfferingInput
const number = (schema: z.ZodMiniType<number, number>, message: string) =>
  z.nullable(schema).check(z.refine((value) => value !== null, message))
const values = z.object({
  workOn: z.string().check(z.minLength(1, '勤務日を選んでください。')),
  startTime: z.string().check(z.regex(clockPattern, '開始時刻を入力してください(例: 17:00)。')),
  endTime: z.string().check(z.regex(clockPattern, '終了時刻を入力してください(例: 22:00)。')),
  breakMin: number(shape.breakMin, '休憩を選んでください。'),
  peopleWanted: number(shape.peopleWanted, '募集人数を入力してください。'),
  hourlyWageYen: number(shape.hourlyWageYen, '時給を入力してください。'),
  transportationYen: number(shape.transportationYen, '交通費を入力してください。'),
  closeRule: shape.closeRule,
  customDay: z.string(),
  customTime: z.string(),
  scope: shape.scope,
  groupIds: shape.groupIds,
  ladder: z.nullable(z.array(LadderRung)),
  positionId: z.nullable(z.number()),
  autoPublic: z.boolean(),
  autoPublicMin: z.number(),
  autoPublicWas: z.string(),
  memo: shape.memo,
})

/**
 * Validates that the form is complete. The rules (validateOffering) decide whether the values are
 * allowed, here and on the server.
 */
export default z.pipe(
  values,
  z.transform((value: PostingValues, context) => {
    const input = inputOf(value, new Date())
    if (!input)
      context.issues.push({
        code: 'custom',
        message: '勤務日と時刻を入力してください。',
        path: ['workOn'],
        input: value,
      })
    return input ?? z.NEVER
  }),
)
