import * as z from 'zod/mini'
import { shiftFields } from '@/components/offers/shiftFields.schema'

/** The conditions of one day; the server checks whether they are allowed. */
export default z.object(shiftFields)
