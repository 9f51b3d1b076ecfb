import * as z from 'zod/mini'
import { SavedViewInput } from '@/contracts/savedViews/schemas'

/** The form of a view. The list and the conditions are not fields: the page knows them. */
export default z.pick(SavedViewInput, { name: true, isShared: true })
