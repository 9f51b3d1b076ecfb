import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'
import { MAX_SELECTION_NOTE_LENGTH } from '@/contracts/longTermJobs/enums'

/** The staff's note on a candidate. */
export default z.object({ note: optionalText(MAX_SELECTION_NOTE_LENGTH) })
