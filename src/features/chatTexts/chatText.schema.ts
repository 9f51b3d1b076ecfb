import * as z from 'zod/mini'
import { ChatTextInput } from '@/contracts/chatTexts/schemas'
import { cannotSaveChatText } from '@/domain/chat/chatText'

const canBeSaved = z.refine<string>((body) => cannotSaveChatText(body) === undefined, {
  error: ({ input }) => cannotSaveChatText(String(input)),
  abort: true,
})

/** The form of a standard text (定型文). It refuses a body for the same reasons as the server. */
export default z.object({
  title: ChatTextInput.shape.title,
  body: ChatTextInput.shape.body.check(canBeSaved),
})
