import * as z from 'zod/mini'
import { SavedViewInput } from '@/contracts/savedViews/schemas'

/** The form: which list and conditions are known. */
export default z.pick(SavedViewInput, { name: true, isShared: true })
