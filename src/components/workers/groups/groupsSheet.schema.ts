import * as z from 'zod/mini'
import { optionalText } from '@/contracts/common/schemas'
import { MAX_GROUP_NAME_LENGTH } from '@/contracts/groups/enums'

/** The selected groups, and the name of a new one; with an empty name none is created. */
export default z.object({
  groupIds: z.array(z.number()),
  name: optionalText(MAX_GROUP_NAME_LENGTH),
})
