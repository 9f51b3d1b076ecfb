import * as z from 'zod/mini'
import { shiftFields, withinADay } from '@/components/offers/shiftFields.schema'
import { readShift } from '@/domain/offerings/shiftTimes'

/** The conditions of one day; the server checks whether they are allowed. */
export default z.pipe(
  z.object(shiftFields).check(withinADay),
  z.transform((values) => ({ ...values, ...readShift(values) })),
)
