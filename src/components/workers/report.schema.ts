import * as z from 'zod/mini'
import { BrandUserReport } from '@/contracts/workers/schemas'

const { category, body, occurredOn, wantsContact } = BrandUserReport.shape
/** The values of the report form; `shift` is the id of an offering as text, or ''. */
export default z.object({ category, shift: z.string(), occurredOn, body, wantsContact })
