import type { companyBilling, storeBilling } from '@/contracts/billing'
import type { ReferenceOf } from '@/server/http/reference'

/** What the API reference says of `companyBilling`. */
export const companyBillingReference: ReferenceOf<typeof companyBilling> = {
  list: {
    summary: '企業の利用明細の一覧',
    description: 'Months of a company, latest first, with their amounts.',
  },
  detail: {
    summary: '企業の利用明細',
    description:
      'One month by store. Either `operation_id` of a confirmed month or `month` is required.',
  },
  lines: {
    summary: '企業の利用明細の内訳',
    description: 'The lines of one store in a month. Either `operation_id` or `month` is required.',
  },
  companyStatements: {
    summary: '企業別の利用明細のCSV',
    description: 'At most 12 months up to the present one; `to_month` is not before `from_month`.',
  },
  clientStatements: {
    summary: '店舗別の利用明細のCSV',
    description: 'At most 12 months up to the present one; `client_ids` are stores of the company.',
  },
  details: {
    summary: '勤務ごとの利用明細のCSV',
    description: 'One row for each shift worked; at most 12 months.',
  },
  leaveAllowanceAdjustments: {
    summary: '休業手当の調整のCSV',
    description: 'Leave allowances of the months; at most 12 months.',
  },
  billingAdjustments: {
    summary: '請求の調整のCSV',
    description: 'Adjustments of the bills of the months; at most 12 months.',
  },
  transferCommissions: {
    summary: '振込手数料のCSV',
    description: 'Transfer commissions of the months; at most 12 months.',
  },
  invoice: {
    summary: '請求書のPDF',
    description:
      'The invoice of a confirmed month; the same bytes each time. 409 `no_invoice` for a month without an amount.',
  },
  files: {
    summary: '作成した明細ファイルの一覧',
    description:
      'Files that anybody of the company asked for in the last 30 days; each is kept for seven.',
  },
  requestFile: {
    summary: '明細ファイルの作成',
    description:
      'Asks for a file in the background. The same request within ten minutes answers the same file.',
  },
  file: {
    summary: '作成した明細ファイル',
    description:
      'The file itself, by the signed link in `BillingFile`; 404 for a link that has ended.',
  },
}

/** What the API reference says of `storeBilling`. */
export const storeBillingReference: ReferenceOf<typeof storeBilling> = {
  list: { summary: '店舗の利用明細の一覧', description: 'Months of a store, latest first.' },
  lines: { summary: '店舗の利用明細の内訳', description: 'The lines of a month.' },
  paper: {
    summary: '店舗の利用明細書のPDF',
    description: 'The part of a store in a confirmed month. It is no invoice.',
  },
  nextBilling: {
    summary: '次回の請求の見込み',
    description: 'The next bills of the store, before they are confirmed.',
  },
  details: {
    summary: '店舗の勤務ごとの利用明細のCSV',
    description: 'One row for each shift worked; at most 12 months.',
  },
  leaveAllowanceAdjustments: {
    summary: '店舗の休業手当の調整のCSV',
    description: 'Leave allowances of the months; at most 12 months.',
  },
}
