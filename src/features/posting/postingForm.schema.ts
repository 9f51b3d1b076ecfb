import * as z from 'zod/mini'
import { shiftFields, withinADay } from '@/components/offers/shiftFields.schema'
import { LadderRung, OfferingInput } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { inputOf, readValues, type PostingValues } from './lib/postingValues'

const { shape } = OfferingInput
const values = z.object({
  ...shiftFields,
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
  values.check(withinADay),
  z.transform((value: PostingValues, context) => {
    const input = inputOf(readValues(value), serverNow())
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
