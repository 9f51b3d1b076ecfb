import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'

/** The selected groups, and the name of a new one; with an empty name none is created. */
export default z.object({ groupIds: z.array(z.number()), name: optionalText(30) })
