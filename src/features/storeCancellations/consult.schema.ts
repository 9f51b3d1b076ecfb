import * as z from 'zod/mini'
import { Broadcast } from '@/contracts/matchings/schemas'

export default z.object({ body: Broadcast.shape.body })
