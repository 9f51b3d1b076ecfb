import type { Totals } from '@/domain/billing/statement'
import { formatMonth, formatYearDay, startOfDay } from '@/lib/date'
import { formatBillYen } from '@/lib/text/money'
import { CONTENT_WIDTH, Paper } from '@/server/platform/exports/paper/Paper'
import { drawAnnex } from './drawAnnex'
import { drawHead } from './drawHead'
import { issuedOnOf, type PaperData, type PaperLine } from './paperData'

/** The width of one of two columns, points. */
const HALF_WIDTH = (CONTENT_WIDTH - 15) / 2
const RIGHT_X = 40 + HALF_WIDTH + 15
const yen = (amount: number) => ({ text: formatBillYen(amount), align: 'right' as const })
const boldYen = (amount: number) => ({ ...yen(amount), bold: true })

/** The documents of a month: the invoice of a company (請求書), or the part of one store in it (店舗別内訳). */
export type PaperKind = 'invoice' | 'store'
export type LinesOf = (clientId: number) => AsyncIterable<readonly PaperLine[]>

/**
 * Draws the PDF of a confirmed month (消費税法57条の4). Everything on it was stored with the confirmation, so the same
 * operation gives the same bytes.
 */
export async function drawPaper(
  kind: PaperKind,
  data: PaperData,
  linesOf: LinesOf,
): Promise<Uint8Array<ArrayBuffer>> {
  const { operation, stores } = data
  const totals = totalsOf(kind, data)
  const number = operation.invoiceNumber ?? ''
  const storeName = stores[0]?.clientName ?? ''
  const paper = await Paper.begin(
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
  drawHead(paper, kind, data, totals)
  drawBlocks(paper, kind, data, totals)
  drawAdjustments(paper, data)
  if (kind === 'invoice') drawStores(paper, data, totals)
  drawNotes(paper, kind, data, totals)
  await drawAnnex(paper, data, linesOf)
  return paper.finish()
}

/** The totals of the invoice, or of the one store. */
function totalsOf(kind: PaperKind, { operation, stores }: PaperData): Totals {
  const totals = kind === 'invoice' ? operation : stores[0]
  if (!totals) throw new Error('a paper of a store without its totals')
  return totals
}

/** Draws 立替金 and the taxed amounts in two blocks, because 立替金 never enters a taxed total. */
function drawBlocks(paper: Paper, kind: PaperKind, data: PaperData, totals: Totals) {
  const shape = { widths: [HALF_WIDTH - 90, 90], size: 9 }
  const rows = (
    x: number,
    lines: readonly (readonly [string, number])[],
    sum: [string, number],
  ) => {
    const table = paper.table({ ...shape, x }, [])
    for (const [text, amount] of lines) table.row([{ text }, yen(amount)])
    table.row([{ text: sum[0], bold: true }, boldYen(sum[1])])
    return table
  }
  const premiums = `立替割増賃金(深夜 ${totals.nightPremiumYen.toLocaleString('ja-JP')}・時間外 ${totals.overtimePremiumYen.toLocaleString('ja-JP')})`
  paper.ensure(200)
  paper.columns(
    () => {
      paper.text('立替金(消費税の対象外)', { size: 10, bold: true, width: HALF_WIDTH })
      paper.gap(3)
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
      paper.text('利用料など(10%対象・税抜)', {
        size: 10,
        bold: true,
        width: HALF_WIDTH,
        x: RIGHT_X,
      })
      paper.gap(3)
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

const taxesOf = (kind: PaperKind, { operation }: PaperData, totals: Totals): [string, number][] =>
  kind === 'store'
    ? [['消費税(按分)', totals.tax10Yen]]
    : operation.taxes.map(({ percent, taxYen }) => [`消費税(${percent}%)`, taxYen])

function drawAdjustments(paper: Paper, { adjustments }: PaperData) {
  if (adjustments.length === 0) return
  paper.heading('請求調整')
  const table = paper.table({ widths: [72, 223, 120, 50, 50], size: 8 }, [
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

function drawStores(paper: Paper, { stores }: PaperData, totals: Totals) {
  paper.heading('店舗別小計')
  const table = paper.table({ widths: [165, 50, 80, 80, 65, 75], size: 8.5 }, [
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

function drawNotes(paper: Paper, kind: PaperKind, { operation }: PaperData, totals: Totals) {
  const { paymentMethod, issuer } = operation
  if (kind === 'invoice' && paymentMethod === 'bankTransfer' && issuer.bankAccount !== '') {
    paper.heading('お振込先')
    paper.text(issuer.bankAccount)
    paper.gap(8)
  }
  paper.heading('源泉所得税(ご参考)')
  paper.text(
    operation.withholdingMode === 'net'
      ? `${formatMonth(operation.month)}分 ${formatBillYen(totals.withholdingTaxYen)}。貴社にて納付してください。ご請求額から差し引いています。`
      : `${formatMonth(operation.month)}分 ${formatBillYen(totals.withholdingTaxYen)}。当社が貴社に代わって納付します。ご請求額には含みません。`,
  )
  paper.gap(8)
  const notes = [
    '賃金・交通費・休業手当は、当社が貴社に代わりワーカーへ支払ったものです。',
    kind === 'invoice'
      ? '消費税は10%対象の合計額に対して1回計算し、1円未満を切り捨てています。'
      : '消費税は企業あての請求書で計算し、店舗へ按分したものです。',
    ...(kind === 'invoice' ? ['振込手数料は貴社にてご負担ください。'] : []),
  ]
  for (const note of notes) paper.text(`・${note}`, { size: 8 })
}
