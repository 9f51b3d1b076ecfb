import type {
  BillingFileKind,
  CsvEncoding,
  LineFlag,
  PaidStatus,
  PaymentMethod,
  StatementStatus,
  TaxCategory,
} from '@/contracts/billing/enums'

export const statementStatusLabel: Record<StatementStatus, string> = {
  open: '速報',
  closing: '締め処理中',
  confirmed: '確定',
}
export const paidStatusLabel: Record<PaidStatus, string> = {
  none: 'なし',
  unpaid: '未入金',
  paid: '入金済み',
  overdue: '期限超過',
}
export const taxCategoryLabel: Record<TaxCategory, string> = {
  nontaxable: '不課税',
  taxable10: '課税10%',
}
export const lineFlagLabel: Record<LineFlag, string> = {
  none: '確定',
  provisional: '見込み',
  unresolved: 'チェックイン・アウトの記録なし',
  underReview: 'キャンセル審査中',
}
/** Worked shifts whose pay is not fixed: the planned pay is counted. */
export const provisionalWords = '報酬が未確定の勤務'
export const paymentMethodLabel: Record<PaymentMethod, string> = {
  bankTransfer: '銀行振込',
  npKakebarai: 'NP掛け払い',
  directDebit: '口座振替',
}
export const billingFileKindLabel: Record<BillingFileKind, string> = {
  companyStatements: '企業合計',
  clientStatements: '店舗別',
  details: '明細',
  leaveAllowanceAdjustments: '休業手当精算',
  billingAdjustments: '請求調整',
  transferCommissions: '振込手数料',
}
export const csvEncodingLabel: Record<CsvEncoding, string> = { utf8: 'UTF-8', sjis: 'Shift_JIS' }
