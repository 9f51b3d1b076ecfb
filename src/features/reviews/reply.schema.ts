import * as z from 'zod/mini'
import { ClientReviewReply } from '@/contracts/reviews/schemas'
import { cannotReply } from '@/domain/reviews/replyDraft'

/** The form of a reply, with the rules that the server checks too. */
export default z.extend(ClientReviewReply, {
  body: ClientReviewReply.shape.body.check((context) => {
    const message = cannotReply(context.value)
    if (message) context.issues.push({ code: 'custom', input: context.value, message })
  }),
})
