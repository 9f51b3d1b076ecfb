import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'

/** The staff's note on a candidate. */
export default z.object({ note: optionalText(500) })
