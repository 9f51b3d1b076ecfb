import * as z from 'zod/mini'
import { closedReasons } from '@/contracts/offerings/enums'

/** The form that ends the applications for an offering. */
export default z.object({
  code: z.enum(closedReasons, '締め切る理由を選んでください。'),
  note: z.string().check(z.trim(), z.maxLength(300, '300文字以内で入力してください。')),
})
