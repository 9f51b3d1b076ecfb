import type { events } from '@/contracts/events'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `events`. */
export const eventsReference: ReferenceOf<typeof events> = {
  stream: {
    summary: '変更の通知',
    description:
      'Server-sent events that name the resources of the stores of the caller that change. Ends with the session.',
  },
}
