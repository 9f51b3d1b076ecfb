import * as z from 'zod/mini'

const noReason = 'キャンセルの理由を選んでください。'
export default z.object({
  // Null: the radios were passed and none was chosen.
  reasonCategoryId: z.string(noReason).check(z.minLength(1, noReason)),
})
