import type { companies, companyClients } from '@/contracts/companies'
import type * as schemas from '@/contracts/companies/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `companies`. */
export const companiesReference: ReferenceOf<typeof companies> = {
  base: { summary: '企業の基本情報', description: 'Name and state of the company.' },
  one: { summary: '企業の情報', description: 'All that the company says about itself.' },
  update: {
    summary: '企業の情報の更新',
    description:
      'Changes what the company says about itself. 409 `stale` when it was changed since it was read.',
  },
}

/** What the API reference says of `companyClients`. */
export const companyClientsReference: ReferenceOf<typeof companyClients> = {
  list: {
    summary: '企業の店舗の一覧',
    description: 'The stores of a company, with their open tasks.',
  },
  file: {
    summary: '企業の店舗の一覧のCSV',
    description:
      'All stores that the conditions find, with their totals. Recorded in the audit log.',
  },
  create: {
    summary: '店舗の追加',
    description:
      'Adds a store. 409 `duplicate` when another store of the company has this name and address, unless `duplicateConfirmed`.',
  },
}

/** The fields of `companies` except those in `sharedFields`. */
export const companiesFields: FieldTexts<typeof schemas> = {
  billing: ['請求', 'How the company is billed.'],
  billingChangeMonth: [
    '請求先の変更が始まる月',
    "First month whose invoice goes to a contact that is changed now, 'yyyy-MM'.",
  ],
  'BillingContact.address': ['請求先の住所', 'Where invoices go to, in one line.'],
  budgetRequestCount: [
    '予算の依頼の件数',
    'Open requests of stores; 0 for accounts that do not decide them.',
  ],
  'ClientTodos.unreviewed': ['評価待ちの人数', 'Workers whom the store has not reviewed.'],
  closure: ['休業', 'Why the store is closed on the day, in words; null: it is open.'],
  'CompanyBase.company': ['企業', 'What many pages need of the company.'],
  'CompanyClientList.sums': ['合計', 'Sums over all stores of the company, whatever the filters.'],
  'CompanyInput.billing.address': ['請求先の住所', 'Where invoices go to, in one line.'],
  drafts: ['非公開の枠', 'Seats of unpublished offerings; not in `wanted`.'],
  employeeSize: ['従業員数', 'Class of the number of people whom the company employs.'],
  fill: ['14日間の埋まり', 'Seats of fourteen days from today.'],
  'FillOfDay.freeSeats': ['空きの枠', 'Seats that nobody has taken and somebody still can.'],
  freeSeats: ['空きの枠', 'Free seats of published offerings in fourteen days from today.'],
  identificationStatus: [
    '事業者確認の状態',
    'Whether the company has applied for its identification, and what the operator decided.',
  ],
  invoiceRegistrationNumber: [
    '登録番号',
    "Number for qualified invoices, 'T' and 13 digits; null: none.",
  ],
  laborAgreement36: [
    '36協定',
    'The company has an agreement on overtime (Labour Standards Act, article 36).',
  ],
  matched: ['決まった人数', 'Seats that are taken.'],
  monthBudget: [
    '今月の予算',
    'The budget and how much of it is used; null: none, or the account may not see it.',
  ],
  monthUseYen: [
    '今月の利用額',
    'Yen of this month, planned pay and tax included; null: the account may not see it.',
  ],
  others: ['そのほか', 'The other open tasks of the store.'],
  prefectures: ['都道府県', 'Prefectures in which the company has stores, for the filter.'],
  restricted: ['制限中の店舗', 'Stores with a restriction, the most severe first.'],
  totals: ['条件に合う店舗の合計', 'Sums over the stores that the filters leave, all pages.'],
  usageLimitYen: ['利用上限額', 'Yen that the company may use in a month; null: no limit.'],
  usageRestriction: [
    '利用上限額による制限',
    'Restriction by the usage limit of the company, the same for all stores; null: none.',
  ],
  wanted: ['募集人数', 'Published seats.'],
  withTodoCount: [
    'やることのある店舗',
    'Stores that the other filters leave and in which something waits.',
  ],
}
