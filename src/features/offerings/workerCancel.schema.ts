import * as z from 'zod/mini'

const noReason = 'キャンセルの理由を選んでください。'
export default z.object({
  // The value is null if the radio buttons were passed without choosing one.
  reasonCategoryId: z.string(noReason).check(z.minLength(1, noReason)),
})
