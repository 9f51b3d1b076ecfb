import * as z from 'zod/mini'
import { cannotSendMessage } from '@/domain/chat/message'

/** The form of a message to the workers of an offering. It checks the server's rules while the user types. */
export default z.object({
  body: z.string().check(z.trim(), (text) => {
    const reason = cannotSendMessage(text.value)
    if (reason) text.issues.push({ code: 'custom', message: reason, input: text.value })
  }),
})
