import { closesOn } from '@/domain/billing/calendar'
import { paymentMethodLabel } from '@/domain/billing/labels'
import type { Totals } from '@/domain/billing/statement'
import { prefectureName } from '@/domain/data/prefectures'
import { formatMonth, formatYearDay } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import type { PdfWriter } from '@/server/platform/exports/pdf/PdfWriter'
import type { PdfKind } from './drawPdf'
import { issuedOnOf, type PdfData } from './pdfData'

// In points, from the left edge of the page.
const RIGHT_X = 330
const RIGHT_WIDTH = 225
const LEFT_WIDTH = 275

/** Returns a stored fact of the recipient as text; '' if it is missing. */
const textOf = (recipient: Record<string, unknown>, name: string) => {
  const value = recipient[name]
  return typeof value === 'string' ? value : ''
}
const postal = (code: string) => (code === '' ? '' : `〒${code.slice(0, 3)}-${code.slice(3)}`)

function recipientLines(recipient: Record<string, unknown>): string[] {
  const text = (name: string) => textOf(recipient, name)
  const contact = [text('department'), text('contactName') && `${text('contactName')} 様`]
  const address =
    text('address') ||
    [prefectureName(text('prefectureCode')), text('city'), text('addressLine'), text('building')]
      .filter(Boolean)
      .join('')
  return [
    contact.filter(Boolean).join(' '),
    [postal(text('postalCode')), address].filter(Boolean).join(' '),
  ].filter((line) => line !== '')
}

/** Draws issuer, recipient, amount, period and due date; on the part of a store (店舗別内訳) only its name. */
export function drawHead(pdf: PdfWriter, kind: PdfKind, data: PdfData, totals: Totals): void {
  const { operation } = data
  const isInvoice = kind === 'invoice'
  pdf.text(isInvoice ? '請求書' : '店舗別内訳(請求書ではありません)', { size: 18, bold: true })
  if (operation.supersededAt !== null)
    pdf.text('訂正済み(新しい請求書をご確認ください)', { size: 12, bold: true })
  pdf.gap(8)
  pdf.columns(
    () => (isInvoice ? drawRecipient(pdf, data) : drawStoreName(pdf, data)),
    () => isInvoice && drawIssuer(pdf, data),
  )
  pdf.gap(6)
  pdf.text(`対象期間 ${periodOf(operation.month)}`)
  if (isInvoice) {
    const due =
      totals.totalYen < 0
        ? 'お支払いはありません。翌月のご請求から差し引きます。'
        : `お支払期限 ${formatYearDay(operation.dueOn)}  お支払方法 ${paymentMethodLabel[operation.paymentMethod]}`
    pdf.text(due)
  }
  pdf.gap(8)
  pdf.rule()
  const label = totals.totalYen < 0 ? 'ご返金' : 'ご請求金額(税込)'
  pdf.text(`${isInvoice ? label : '利用額(税込)'}  ${formatBillYen(totals.totalYen)}`, {
    size: 16,
    bold: true,
  })
  pdf.gap(4)
  pdf.rule()
  pdf.gap(8)
}

const periodOf = (month: string) =>
  `${formatYearDay(`${month}-01`)}〜${formatYearDay(closesOn(month))}のご利用分`

function drawRecipient(pdf: PdfWriter, { operation }: PdfData) {
  pdf.text(`${textOf(operation.recipient, 'name')} 御中`, {
    size: 13,
    bold: true,
    width: LEFT_WIDTH,
  })
  for (const line of recipientLines(operation.recipient)) pdf.text(line, { width: LEFT_WIDTH })
}

function drawStoreName(pdf: PdfWriter, { operation, stores }: PdfData) {
  const [store] = stores
  pdf.text([store?.clientCode, store?.clientName].filter(Boolean).join(' '), {
    size: 13,
    bold: true,
  })
  pdf.text(`${formatMonth(operation.month)}分`)
}

/** The required facts of the issuer: its name and registration number. */
function drawIssuer(pdf: PdfWriter, { operation }: PdfData) {
  const { issuer, invoiceNumber, replacesNumber } = operation
  const lines = [
    `請求書番号 ${invoiceNumber ?? ''}`,
    `発行日 ${formatYearDay(issuedOnOf(operation))}`,
    replacesNumber === null ? '' : `${replacesNumber} を訂正した請求書です`,
    issuer.name,
    `登録番号 ${issuer.registrationNumber}`,
    issuer.address,
  ]
  for (const line of lines.filter((text) => text !== ''))
    pdf.text(line, { x: RIGHT_X, width: RIGHT_WIDTH })
}
