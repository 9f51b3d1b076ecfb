import * as z from 'zod/mini'
import { UserMemoInput } from '@/contracts/workers/schemas'

/** The store's memo on a worker. */
export default z.object({ memo: UserMemoInput.shape.memo })
