import * as z from 'zod/mini'
import { day } from '@/contracts/common/schemas'
import { employmentTypes } from '@/contracts/workers/enums'

/**
 * The form of the sheet 採用. Its names are those of the request, so that the server's errors appear at their fields.
 */
export default z.object({
  employment: z.object({
    startOn: day,
    employmentType: z.enum(employmentTypes, '雇用の区分を選んでください。'),
    registersGraduate: z.boolean(),
  }),
})
