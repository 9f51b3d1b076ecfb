import * as z from 'zod/mini'

export default z.object({
  reasonCategoryId: z.string().check(z.minLength(1, 'キャンセルの理由を選んでください。')),
})
