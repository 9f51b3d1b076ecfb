import { isInvoiceNumber } from '@/lib/text/corporateNumber'

type Numbers = {
  /** 個人事業主: without a corporate number. */
  selfEmployed: boolean
  /** Empty: not entered. */
  corporateNumber: string
  invoiceRegistrationNumber: string
}

/**
 * Why a registration number for invoices cannot belong to this company; undefined for an empty one. The number of a
 * corporation is T and its corporate number, that of a sole proprietor T and any thirteen digits (消費税法57条の2,
 * 国税庁「登録番号の構成」).
 */
export function invoiceNumberFault({
  selfEmployed,
  corporateNumber,
  invoiceRegistrationNumber,
}: Numbers): string | undefined {
  if (invoiceRegistrationNumber === '') return undefined
  if (!isInvoiceNumber(invoiceRegistrationNumber))
    return '「T」と13桁の数字を入力してください(例: T1234567890123)。'
  if (selfEmployed) return undefined
  if (corporateNumber === '')
    return '法人の登録番号は「T」と法人番号です。法人番号も入力してください。'
  return invoiceRegistrationNumber === `T${corporateNumber}`
    ? undefined
    : `法人の登録番号は「T」と法人番号(T${corporateNumber})です。どちらかの数字を確認してください。`
}
