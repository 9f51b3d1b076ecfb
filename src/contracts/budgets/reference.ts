import type { ReferenceOf } from '@/contracts/reference'
import type { budgets } from '.'

/** What the API reference says of `budgets`. */
export const budgetsReference: ReferenceOf<typeof budgets> = {
  list: {
    summary: '店舗ごとの予算',
    description:
      'The budget of every store of the company in a month, with what is used and reserved of it.',
  },
  set: {
    summary: '店舗の予算の変更',
    description:
      'Sets the budget of a store from a month on, until another one is set; null ends it. Past months do not change.',
  },
  one: {
    summary: '店舗の予算',
    description: 'The budget of the store in a month, with what is used and reserved of it.',
  },
}
