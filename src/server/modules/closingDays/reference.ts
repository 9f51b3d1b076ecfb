import type { closingDays } from '@/contracts/closingDays'
import type * as schemas from '@/contracts/closingDays/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `closingDays`. */
export const closingDaysReference: ReferenceOf<typeof closingDays> = {
  list: {
    summary: '定休日の一覧',
    description:
      'The regular closing days and single closures of the store, and its offerings to come that fall on one.',
  },
  create: {
    summary: '定休日の追加',
    description:
      'Adds a regular closing day or a single closure, at most 50. Offerings on such a day stay as they are.',
  },
  update: {
    summary: '定休日の変更',
    description:
      'Replaces a closing day; 409 `stale` when it was changed since it was read. Offerings on its old and new days stay as they are.',
  },
  remove: { summary: '定休日の削除', description: 'Deletes a closing day.' },
}

/** The fields of `closingDays` except those in `sharedFields`. */
export const closingDaysFields: FieldTexts<typeof schemas> = {
  affected: [
    '影響する求人',
    'Offerings to come on a closing day: at most 20, the next ones first.',
  ],
  affectedCount: ['影響する求人の数', 'All offerings to come that fall on a closing day.'],
  opensOnHolidays: ['祝日は営業', 'A regular closing day does not count on public holidays.'],
  weeks: ['第何週', 'Weeks of the month, 1 to 5; none: every week.'],
}
