import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'

/** The chosen groups, and the name of a new one; empty: none is made. */
export default z.object({ groupIds: z.array(z.number()), name: optionalText(30) })
