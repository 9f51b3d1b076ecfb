import type { budgets } from '@/contracts/budgets'
import type * as schemas from '@/contracts/budgets/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

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
      'Sets the budget of a store from a month on, until another one is set; null ends it. Past months do not change. 409 `stale` when `previousYen` is not the budget of the month any more.',
  },
  one: {
    summary: '店舗の予算',
    description:
      'The budget of the store in a month, with what is used and reserved of it, and the last request for more.',
  },
  request: {
    summary: '予算の追加の依頼',
    description:
      'Asks head office for a higher budget of one month. 409 `already_requested` while a request for the month is open.',
  },
  withdraw: {
    summary: '予算の追加の依頼の取り下げ',
    description: 'Takes an open request back. 409 `already_done` once it is decided.',
  },
  decide: {
    summary: '予算の追加の承認と見送り',
    description:
      'Approves or declines a request. Approval sets the budget of that month alone; the months after it keep theirs. 409 `expired` when the month is over.',
  },
}

/** The fields of `budgets` except those in `sharedFields`. */
export const budgetsFields: FieldTexts<typeof schemas> = {
  'BudgetRequest.decisionNote': [
    '本部のコメント',
    'What head office said with the decision; null: nothing.',
  ],
  'CompanyBudgets.months': [
    '変更できる月',
    'Months whose budgets can be changed: this one and the next ones.',
  ],
  isApproved: ['承認', 'true: the month gets the requested budget.'],
  previousYen: [
    '見ていた予算',
    'Yen that the account saw and the call replaces; null: none. 409 `stale` if it has changed since.',
  ],
  requests: [
    '予算の依頼',
    'Open requests of all stores for this month and coming ones, the oldest first.',
  ],
}
