import * as z from 'zod/mini'
import { Broadcast } from '@/contracts/matchings/schemas'

/** The form of a message that asks the worker before a cancellation. */
export default z.object({ body: Broadcast.shape.body })
