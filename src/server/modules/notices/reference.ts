import type { notices } from '@/contracts/notices'
import type * as schemas from '@/contracts/notices/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `notices`. */
export const noticesReference: ReferenceOf<typeof notices> = {
  list: { summary: 'お知らせの一覧', description: 'Notices of the service, newest first.' },
  markRead: { summary: 'お知らせの既読', description: 'Marks one notice as read.' },
  markAllRead: { summary: 'お知らせをすべて既読', description: 'Marks all notices as read.' },
}

/** The fields of `notices` except those in `sharedFields`. */
export const noticesFields: FieldTexts<typeof schemas> = {
  'Notice.category': ['種類', 'What the notice is about.'],
  'Notice.link': ['リンク', 'Where the notice leads to; null: nowhere.'],
  read: ['既読', 'The account has opened the notice.'],
}
