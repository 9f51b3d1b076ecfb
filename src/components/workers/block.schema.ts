import * as z from 'zod/mini'
import { UserBlock } from '@/contracts/workers/schemas'

const { reasonCode, note, scope } = UserBlock.shape
/** Why somebody is blocked, and where. */
export default z.object({ reasonCode, note, scope })
