import * as z from 'zod/mini'
import { ChatTextInput } from '@/contracts/chatTexts/schemas'
import { cannotSaveChatText } from '@/domain/chat/chatText'

const fields = z.refine<string>((body) => cannotSaveChatText(body) === undefined, {
  error: ({ input }) => cannotSaveChatText(String(input)),
  abort: true,
})

/** A text as its form sends it; the reasons against a body are those of the server. */
export default z.object({
  title: ChatTextInput.shape.title,
  body: ChatTextInput.shape.body.check(fields),
})
