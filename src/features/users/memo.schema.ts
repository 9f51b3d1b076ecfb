import * as z from 'zod/mini'
import { UserMemoInput } from '@/contracts/workers/schemas'

/** What staff write about a worker. */
export default z.object({ memo: UserMemoInput.shape.memo })
