import * as z from 'zod/mini'
import { UserBlock } from '@/contracts/workers/schemas'

const { reasonCode, note, scope } = UserBlock.shape
/** The reason and the scope of a block. */
export default z.object({ reasonCode, note, scope })
