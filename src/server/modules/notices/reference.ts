import type { notices } from '@/contracts/notices'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `notices`. */
export const noticesReference: ReferenceOf<typeof notices> = {
  list: { summary: 'お知らせの一覧', description: 'Notices of the service, newest first.' },
  markRead: { summary: 'お知らせの既読', description: 'Marks one notice as read.' },
  markAllRead: { summary: 'お知らせをすべて既読', description: 'Marks all notices as read.' },
}
