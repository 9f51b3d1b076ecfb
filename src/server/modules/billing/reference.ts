import type { companyBilling, storeBilling } from '@/contracts/billing'
import type * as schemas from '@/contracts/billing/schemas'
import type { FieldTexts } from '@/server/http/openapi/fieldTexts'
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
      'Files that anybody in the company requested in the last 30 days; each is kept for seven.',
  },
  requestFile: {
    summary: '明細ファイルの作成',
    description:
      'Asks for a file in the background. The same request within ten minutes returns the same file.',
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
  storePart: {
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

/** The fields of `billing` except those in `sharedFields`. */
export const billingFields: FieldTexts<typeof schemas> = {
  'Adjustment.withholdingTaxYen': [
    '源泉所得税',
    'Yen of withheld tax that is due with the month of the adjustment; null without a tax table.',
  ],
  'Adjustment.matchingId': ['マッチング', 'Id of the match; null: the adjustment concerns none.'],
  'Adjustment.offeringId': ['求人', 'Id of the offering; null: the adjustment concerns none.'],
  'Adjustment.workerId': ['ワーカー', 'Id of the worker; null: the adjustment concerns none.'],
  adjustmentNontaxableYen: ['請求調整(対象外)', 'Yen without consumption tax; may be negative.'],
  adjustments: ['請求調整', 'What was settled after the month of its work was confirmed.'],
  adjustmentTaxable10Yen: ['請求調整(10%対象)', 'Yen before consumption tax; may be negative.'],
  approvedOn: ['承認日', 'The day on which the adjustment was decided.'],
  asOfAt: ['時点', 'The instant for which the amounts hold.'],
  billedYen: ['立替計', 'Yen that the company pays for the line, before the fee.'],
  clientCode: ['店舗コード', 'Name of the store in the books of the company; null: none.'],
  closesOn: ['締め日', 'The last day of the month of work.'],
  confirmedOn: ['確定した日', 'Day on which the month was confirmed; null: not yet.'],
  confirmsOn: ['確定予定日', 'The fifth business day: the month is confirmed at its 0:00.'],
  encoding: ['文字コード', 'Encoding of the file.'],
  expected: ['見込み', 'With the planned pay of all live matchings of the month.'],
  finishedAt: ['作成を終えた時刻', 'When the file was finished; null: not yet.'],
  flag: ['金額の確かさ', 'How sure the amount of the line is.'],
  fromMonth: ['はじめの月', "First month, 'yyyy-MM'."],
  invoiceNumber: ['請求書番号', 'Null before the confirmation and where nothing is due.'],
  kindLabel: ['種類の名前', 'The kind in words for readers.'],
  missingTaxCount: ['源泉徴収税を計算できない勤務', 'Such a month cannot be confirmed.'],
  'NextBilling.count': ['件数', 'Matches with an amount.'],
  'NextBilling.remainingYen': [
    '残りの利用枠',
    'Yen of the month that are left; may be negative; null: no limit.',
  ],
  'NextBilling.usage': ['利用枠', 'Use of the usage limit of the company, over all stores.'],
  nontaxableYen: ['対象外の合計', 'Yen outside the scope of consumption tax (立替金).'],
  paidOn: ['入金日', 'The day of the payment; null: not paid.'],
  paidStatus: ['入金の状態', '`none`: there is no invoice.'],
  parts: ['利用額の内訳', 'What is used and reserved; null: not for an account of a store.'],
  paymentMethod: ['支払方法', 'How the company pays.'],
  payoutCount: ['振込の件数', 'Payouts to workers, those of adjustments included.'],
  payouts: ['振込の件数', 'Payouts that the adjustment causes.'],
  platformBonusYen: [
    '運営が負担する分',
    'Yen: bonuses of the operator and their part of the premiums; for information, never billed.',
  ],
  previous: [
    '前の月',
    'The month before and its total; null: there is none, or the company began to use the service in it.',
  ],
  provisionalCount: ['暫定の勤務', 'Shifts whose pay is not fixed: the planned pay is counted.'],
  reissue: ['再発行', 'When and why the invoice was issued again; null: it was not.'],
  reissuedOn: ['再発行日', 'Day on which the invoice was issued again.'],
  replaced: ['差し替えた請求書', 'Invoices that this one replaced, the newest first.'],
  settled: ['確定分', 'Pay that is fixed.'],
  sourceInvoiceNumber: ['もとの請求書番号', 'Of the month that is corrected; null: none.'],
  sourceMonth: ['もとの月', 'The month of the work that is corrected; null: none.'],
  statement: ['利用明細', 'The amounts of the month.'],
  'Statement.scope': ['範囲', '`company`: all its stores; `store`: one store.'],
  'StatementDetail.percent': ['税率', 'Percent.'],
  'StatementDetail.reissue.replaced.invoiceNumber': [
    '請求書番号',
    'Number of the invoice that was replaced.',
  ],
  'StatementDetail.reissue.replaced.operationId': [
    '確定の番号',
    'Id of the confirmation that made the invoice.',
  ],
  'StatementDetail.stores': ['店舗ごと', 'The amounts of each store, by its id.'],
  'StatementDetail.taxes.taxYen': ['消費税', 'Yen of consumption tax.'],
  'StatementLine.source': [
    '金額のもと',
    'Where the amount comes from: a shift, a correction or a cancel.',
  ],
  'StatementLine.workerId': ['ワーカー', 'Id of the worker.'],
  storeCount: ['店舗数', 'Stores with an amount; 1 for one store.'],
  tax10Yen: ['消費税(10%)', 'Yen; of a store without an invoice of its own: its share.'],
  taxable10Yen: ['10%対象の合計', 'Yen before consumption tax.'],
  taxableYen: ['対象額', 'Yen on which the tax is due.'],
  taxCategory: ['税区分', 'Whether consumption tax is due.'],
  taxes: ['消費税', 'Of the invoice, once for each rate.'],
  toMonth: ['おわりの月', "Last month, 'yyyy-MM'."],
  unit: ['請求の単位', 'One invoice for the company, or one for each store.'],
  unresolvedCount: [
    '未確定の勤務',
    'Shifts nobody recorded and cancels under review: 0 yen for now.',
  ],
  withholdingDueOn: ['源泉徴収税の納期限', 'Deadline for paying the withheld tax.'],
  withholdingMode: [
    '源泉徴収税の納め方',
    '`net`: the company pays it, and the invoice deducts it.',
  ],
  workCount: ['勤務の件数', 'Shifts that were worked.'],
}
