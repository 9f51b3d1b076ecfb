import type { LineFlag, PaidStatus, StatementStatus, TaxCategory } from '@/contracts/billing/enums'

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
