import * as z from 'zod/mini'
import { BrandUserReport } from '@/contracts/workers/schemas'

const { category, body, occurredOn, wantsContact } = BrandUserReport.shape
/** A report as the form holds it; `shift` is the number of a shift, or ''. */
export default z.object({ category, shift: z.string(), occurredOn, body, wantsContact })
