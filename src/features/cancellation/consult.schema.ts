import * as z from 'zod/mini'
import { Broadcast } from '@/contracts/offeringUsers/schemas'

export default z.object({ body: Broadcast.shape.body })
