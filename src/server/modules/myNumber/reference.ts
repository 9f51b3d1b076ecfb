import type { myNumber } from '@/contracts/myNumber'
import type * as schemas from '@/contracts/myNumber/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `myNumber`. */
export const myNumberReference: ReferenceOf<typeof myNumber> = {
  contract: {
    summary: 'マイナンバー取扱いの契約',
    description: 'Whether the store may ask for individual numbers.',
  },
  users: {
    summary: 'マイナンバー提供依頼の一覧',
    description: 'Pay limits of workers and the state of their requests; never a number.',
  },
  request: {
    summary: 'マイナンバーの提供依頼',
    description:
      'Handled for each worker separately: the answer has the reason for those who cannot be asked.',
  },
  requestableYearlySalary: {
    summary: '提供を依頼できる年収',
    description: 'The yearly pay in yen from which the number can be requested.',
  },
}

/** The fields of `myNumber` except those in `sharedFields`. */
export const myNumberFields: FieldTexts<typeof schemas> = {
  all: ['全員', 'All workers of the list.'],
  blockedBy: ['妨げる上限', 'Limit that keeps the worker from another shift.'],
  concludedOn: ['締結日', 'Day on which the agreement was concluded; null: it is not.'],
  declined: ['提供不可の人数', 'Workers of this list.'],
  expired: ['期限切れの人数', 'Workers of this list.'],
  limitMin: ['上限', 'Minutes of the week; null: no limit.'],
  mynumber_requestable: ['マイナンバーを依頼できる人数', 'Workers of this list.'],
  near: ['上限に近い人数', 'Workers of this list.'],
  not_requestable: ['依頼対象外の人数', 'Workers of this list.'],
  periodFromOn: ['期間の最初の日', 'First day of the year of the limit, 1 December.'],
  periodToOn: ['期間の最後の日', 'Last day of the year of the limit, 30 November.'],
  provided: ['提供済みの人数', 'Workers of this list.'],
  provision: [
    'マイナンバーの提供',
    'The request for the number and its answer; the number itself is not here.',
  ],
  'ProvisionRequestResult.requested': ['依頼', 'Whether the worker was asked.'],
  purposeConfirmed: [
    '利用目的の確認',
    '`true` confirms that the account has read the purpose that is sent to the worker; `false` is refused.',
  ],
  reached: ['上限に達した人数', 'Workers of this list.'],
  requestable: ['依頼できるワーカー', 'All workers of all pages who can be asked now.'],
  requestedCount: ['依頼した人数', 'Workers who were asked.'],
  'SalaryRow.limitYen': ['上限', 'Yen of pay at the company; null: no limit.'],
  'SalaryRow.month': ['今月の報酬', 'Pay of this month with transportation, against its limit.'],
  'SalaryRow.usedYen': ['使った額', 'Yen of pay at the company.'],
  'SalaryRow.year': [
    '1年の報酬',
    'Wage and premiums from 1 December to 30 November, against their limit.',
  ],
  'SalaryRows.counts': ['一覧ごとの人数', 'How many each list has, for the same keyword.'],
  'SalaryRows.counts.requested': ['依頼中の人数', 'Workers of this list.'],
  usedMin: ['使った時間', 'Minutes of the week.'],
  week: ['今週の勤務時間', 'Minutes of the week, against their limit.'],
  yearYen: ['1年の報酬', 'Yen of wage and premiums from 1 December on.'],
  warning: ['給与支払報告書', 'A warning that the wages approach 300,000 yen; null: they do not.'],
}
