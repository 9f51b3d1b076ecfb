import * as z from 'zod/mini'
import { optionalText, dayError } from '@/contracts/common/schemas'
import { employmentTypes, MAX_GRADUATE_NOTE_LENGTH } from '@/contracts/workers/enums'
import { Graduations } from '@/contracts/workers/schemas'
import { isDay } from '@/lib/date'

/** The values of the graduate form; a missing value is an empty text. */
export default z.object({
  kind: Graduations.shape.kind,
  hiredOn: z.string().check(z.refine((text) => text === '' || isDay(text), { error: dayError })),
  employmentType: z.union([z.enum(employmentTypes), z.literal('')]),
  note: optionalText(MAX_GRADUATE_NOTE_LENGTH),
})
