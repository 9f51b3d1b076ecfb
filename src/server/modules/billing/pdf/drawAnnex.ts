import { formatHours, formatMonth } from '@/lib/date'
import { formatNumber } from '@/lib/text/money'
import type { PdfWriter } from '@/server/platform/exports/pdf/PdfWriter'
import { createRests } from '@/server/platform/exports/rests'
import type { LinesOf } from './drawPdf'
import type { PdfData, BilledLine } from './pdfData'

/** In points; together the width between the margins of the page. */
const widths = [38, 48, 70, 86, 40, 38, 45, 40, 40, 40, 30]
const heads = [
  '勤務日',
  '番号',
  'ワーカー',
  '時間',
  '実働(分)',
  '時給',
  '賃金',
  '割増',
  '交通費等',
  '立替計',
  '利用料',
]
/** The first columns are texts, the others numbers. */
const TEXT_COLUMNS = 4

const cellsOf = (line: BilledLine): string[] => [
  `${Number(line.workOn.slice(5, 7))}/${Number(line.workOn.slice(8))}`,
  String(line.matchingId),
  // Everybody who may see the bill gets the same document, so it names no worker.
  `ワーカー${line.workerId}`,
  formatHours(line.startAt, line.endAt),
  formatNumber(line.workMin),
  formatNumber(line.hourlyWageYen),
  formatNumber(line.wagesYen),
  formatNumber(line.nightPremiumYen + line.overtimePremiumYen),
  formatNumber(line.transportationYen + line.bonusYen + line.leaveAllowanceYen),
  formatNumber(line.billedYen),
  formatNumber(line.feeYen),
]
const toCells = (texts: readonly string[]) =>
  texts.map((text, index) => (index < TEXT_COLUMNS ? { text } : { text, align: 'right' as const }))

/** Draws every line of every store on separate pages after the invoice. */
export async function drawAnnex(pdf: PdfWriter, data: PdfData, linesOf: LinesOf): Promise<void> {
  const { operation, stores } = data
  if (stores.length === 0) return
  pdf.nextPage()
  pdf.text(`別紙 店舗ごとの明細 ${formatMonth(operation.month)}`, { size: 13, bold: true })
  pdf.text('金額は円。立替計は不課税、利用料は10%対象・税抜です。', { size: 8 })
  pdf.gap(6)
  const { rest } = createRests()
  for (const store of stores) {
    pdf.heading(`${store.clientName} ${store.workCount}件`, 9)
    const table = pdf.table({ widths, size: 7 }, toCells(heads))
    for await (const lines of linesOf(store.clientId)) {
      for (const line of lines) table.row(toCells(cellsOf(line)))
      // A company has thousands of lines: other calls get their turn in between.
      await rest()
    }
    table.end()
  }
}
