import * as z from 'zod/mini'
import { requiredText } from '@/contracts/common/schemas'

/** The form of a submission: its pictures, the answers, and whether it sends the position. */
export default z.object({
  pictures: z.array(z.custom<File>((value) => value instanceof Blob)),
  answers: z.array(z.object({ text: requiredText(500) })),
  sharesPlace: z.boolean(),
})
