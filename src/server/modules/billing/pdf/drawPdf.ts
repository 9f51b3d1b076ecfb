import type { Totals } from '@/domain/billing/statement'
import { formatMonth, formatYearDay, startOfDay } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { CONTENT_WIDTH, PdfWriter } from '@/server/platform/exports/pdf/PdfWriter'
import { drawAnnex } from './drawAnnex'
import { drawHead } from './drawHead'
import { issuedOnOf, type PdfData, type BilledLine } from './pdfData'

/** The width of one of two columns, in points. */
const HALF_WIDTH = (CONTENT_WIDTH - 15) / 2
const RIGHT_X = 40 + HALF_WIDTH + 15
const yen = (amount: number) => ({ text: formatBillYen(amount), align: 'right' as const })
const boldYen = (amount: number) => ({ ...yen(amount), bold: true })

/** The documents of a month: the invoice of a company (請求書), or the part of one store in it (店舗別内訳). */
export type PdfKind = 'invoice' | 'store'
export type LinesOf = (clientId: number) => AsyncIterable<readonly BilledLine[]>

/**
 * Draws the PDF of a confirmed month (消費税法57条の4). Everything on it was stored with the confirmation, so the same
 * operation gives the same bytes.
 */
export async function drawPdf(
  kind: PdfKind,
  data: PdfData,
  linesOf: LinesOf,
): Promise<Uint8Array<ArrayBuffer>> {
  const { operation, stores } = data
  const totals = totalsOf(kind, data)
  const number = operation.invoiceNumber ?? ''
  const storeName = stores[0]?.clientName ?? ''
  const pdf = await PdfWriter.begin(
    kind === 'invoice'
      ? {
          title: number,
          author: operation.issuer.name,
          at: new Date(startOfDay(issuedOnOf(operation))),
          footer: `請求書番号 ${number}  発行 ${operation.issuer.name} 登録番号 ${operation.issuer.registrationNumber}`,
        }
      : {
          title: `店舗別内訳 ${formatMonth(operation.month)} ${storeName}`,
          author: operation.issuer.name,
          at: new Date(startOfDay(issuedOnOf(operation))),
          footer: `店舗別内訳(請求書ではありません) ${storeName}`,
        },
  )
  drawHead(pdf, kind, data, totals)
  drawBlocks(pdf, kind, data, totals)
  drawAdjustments(pdf, data)
  if (kind === 'invoice') drawStores(pdf, data, totals)
  drawNotes(pdf, kind, data, totals)
  await drawAnnex(pdf, data, linesOf)
  return pdf.finish()
}

/** The totals of the invoice, or of the one store. */
function totalsOf(kind: PdfKind, { operation, stores }: PdfData): Totals {
  const totals = kind === 'invoice' ? operation : stores[0]
  if (!totals) throw new Error('a PDF of a store without its totals')
  return totals
}

/** Draws 立替金 and the taxed amounts in two blocks, because 立替金 never enters a taxed total. */
function drawBlocks(pdf: PdfWriter, kind: PdfKind, data: PdfData, totals: Totals) {
  const shape = { widths: [HALF_WIDTH - 90, 90], size: 9 }
  const rows = (
    x: number,
    lines: readonly (readonly [string, number])[],
    sum: [string, number],
  ) => {
    const table = pdf.table({ ...shape, x }, [])
    for (const [text, amount] of lines) table.row([{ text }, yen(amount)])
    table.row([{ text: sum[0], bold: true }, boldYen(sum[1])])
    return table
  }
  const premiums = `立替割増賃金(深夜 ${totals.nightPremiumYen.toLocaleString('ja-JP')}・時間外 ${totals.overtimePremiumYen.toLocaleString('ja-JP')})`
  pdf.ensure(200)
  pdf.columns(
    () => {
      pdf.text('立替金(消費税の対象外)', { size: 10, bold: true, width: HALF_WIDTH })
      pdf.gap(3)
      rows(
        40,
        [
          ['立替賃金', totals.wagesYen],
          [premiums, totals.nightPremiumYen + totals.overtimePremiumYen],
          ['立替交通費', totals.transportationYen],
          ['立替ボーナス', totals.bonusYen],
          ['立替休業手当', totals.leaveAllowanceYen],
          ['請求調整', totals.adjustmentNontaxableYen],
        ],
        ['不課税 計', totals.nontaxableYen],
      ).end()
    },
    () => {
      pdf.text('利用料など(10%対象・税抜)', {
        size: 10,
        bold: true,
        width: HALF_WIDTH,
        x: RIGHT_X,
      })
      pdf.gap(3)
      const table = rows(
        RIGHT_X,
        [
          [`利用料(${totals.workCount}件)`, totals.feeYen],
          [`振込手数料(${totals.payoutCount}件)`, totals.transferCommissionYen],
          ['請求調整', totals.adjustmentTaxable10Yen],
        ],
        ['10%対象 計', totals.taxable10Yen],
      )
      for (const [label, amount] of taxesOf(kind, data, totals))
        table.row([{ text: label, bold: true }, boldYen(amount)])
      if (data.operation.withholdingMode === 'net')
        table.row([{ text: '源泉所得税(貴社納付分)' }, yen(-totals.withholdingTaxYen)])
      table.end()
    },
  )
}

const taxesOf = (kind: PdfKind, { operation }: PdfData, totals: Totals): [string, number][] =>
  kind === 'store'
    ? [['消費税(按分)', totals.tax10Yen]]
    : operation.taxes.map(({ percent, taxYen }) => [`消費税(${percent}%)`, taxYen])

function drawAdjustments(pdf: PdfWriter, { adjustments }: PdfData) {
  if (adjustments.length === 0) return
  pdf.heading('請求調整')
  const table = pdf.table({ widths: [72, 223, 120, 50, 50], size: 8 }, [
    { text: '調整日' },
    { text: '内容' },
    { text: '対象月・元の請求書番号' },
    { text: '不課税', align: 'right' },
    { text: '10%対象', align: 'right' },
  ])
  for (const one of adjustments)
    table.row([
      { text: formatYearDay(one.approvedOn) },
      { text: `${one.kindLabel} ${one.reason}(${one.clientName})` },
      {
        text: [one.sourceMonth && formatMonth(one.sourceMonth), one.sourceInvoiceNumber]
          .filter(Boolean)
          .join(' '),
      },
      yen(one.taxCategory === 'nontaxable' ? one.amountYen : 0),
      yen(one.taxCategory === 'taxable10' ? one.amountYen : 0),
    ])
  table.end()
}

function drawStores(pdf: PdfWriter, { stores }: PdfData, totals: Totals) {
  pdf.heading('店舗別小計')
  const table = pdf.table({ widths: [165, 50, 80, 80, 65, 75], size: 8.5 }, [
    { text: '店舗' },
    { text: '勤務', align: 'right' },
    { text: '立替金(不課税)', align: 'right' },
    { text: '10%対象(税抜)', align: 'right' },
    { text: '消費税(按分)', align: 'right' },
    { text: '小計', align: 'right' },
  ])
  const row = (name: string, one: Totals, { bold = false } = {}) =>
    table.row([
      { text: name, bold },
      { text: `${one.workCount}件`, align: 'right', bold },
      { ...yen(one.nontaxableYen), bold },
      { ...yen(one.taxable10Yen), bold },
      { ...yen(one.tax10Yen), bold },
      { ...yen(one.totalYen), bold },
    ])
  for (const store of stores)
    row([store.clientCode, store.clientName].filter(Boolean).join(' '), store)
  row('合計', totals, { bold: true })
  table.end()
}

function drawNotes(pdf: PdfWriter, kind: PdfKind, { operation }: PdfData, totals: Totals) {
  const { paymentMethod, issuer } = operation
  if (kind === 'invoice' && paymentMethod === 'bankTransfer' && issuer.bankAccount !== '') {
    pdf.heading('お振込先')
    pdf.text(issuer.bankAccount)
    pdf.gap(8)
  }
  pdf.heading('源泉所得税(ご参考)')
  pdf.text(
    operation.withholdingMode === 'net'
      ? `${formatMonth(operation.month)}分 ${formatBillYen(totals.withholdingTaxYen)}。貴社にて納付してください。ご請求額から差し引いています。`
      : `${formatMonth(operation.month)}分 ${formatBillYen(totals.withholdingTaxYen)}。当社が貴社に代わって納付します。ご請求額には含みません。`,
  )
  pdf.gap(8)
  const notes = [
    '賃金・交通費・休業手当は、当社が貴社に代わりワーカーへ支払ったものです。',
    kind === 'invoice'
      ? '消費税は10%対象の合計額に対して1回計算し、1円未満を切り捨てています。'
      : '消費税は企業あての請求書で計算し、店舗へ按分したものです。',
    ...(kind === 'invoice' ? ['振込手数料は貴社にてご負担ください。'] : []),
  ]
  for (const note of notes) pdf.text(`・${note}`, { size: 8 })
}
