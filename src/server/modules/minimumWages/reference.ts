import type { minimumWages } from '@/contracts/minimumWages'
import type * as schemas from '@/contracts/minimumWages/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `minimumWages`. */
export const minimumWagesReference: ReferenceOf<typeof minimumWages> = {
  below: {
    summary: '最低賃金を下回る求人とひな形',
    description:
      'What pays less than the minimum wage of its own day, in all stores of the company.',
  },
  raise: {
    summary: '最低賃金までの引き上げ',
    description:
      'Raises all that `minimumWages.below` lists. 409 `changed` when that is not what the caller confirmed.',
  },
}

/** The fields of `minimumWages` except those in `sharedFields`. */
export const minimumWagesFields: FieldTexts<typeof schemas> = {
  beforeYen: ['前の額', 'Yen an hour by the table before; null: there was none.'],
  'BelowMinimumItem.matchedCount': ['決まった人数', 'Seats that a worker holds.'],
  'BelowMinimumItem.shift': ['勤務', 'When it is; null for an offer.'],
  costYen: ['費用', 'Yen that the company pays, fee and tax included.'],
  isPublished: ['公開中', 'Workers see the offering.'],
  itemCount: ['件数', 'How many the caller has seen and confirmed.'],
  'MinimumWageRate.next': ['次の額', 'The next rate and its first day; null: none is known.'],
  'MinimumWageRate.on': ['適用開始日', 'The first day of the rate.'],
  'MinimumWageRate.yen': ['額', 'Yen an hour.'],
  offerCount: ['ひな形の件数', 'Offers that were changed.'],
  rates: ['最低賃金', 'Minimum wages of the prefectures in which the company has stores.'],
  started: [
    '始まった勤務',
    'Shifts that have started. The company owes the difference for them; a raise does not pay it.',
  ],
  toYen: ['引き上げ後の時給', 'Yen an hour.'],
}
