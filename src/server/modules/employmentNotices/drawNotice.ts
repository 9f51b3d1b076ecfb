import type { NoticeContent } from '@/domain/employmentNotice/items'
import { formatFullDay, formatTime } from '@/lib/date'
import { CONTENT_WIDTH, PdfWriter } from '@/server/platform/exports/pdf/PdfWriter'
import { createRests } from '@/server/platform/exports/rests'

/** In points. */
const LABEL_WIDTH = 140

export type StoredNotice = {
  matchingId: number
  workerName: string
  notifiedAt: string
  content: NoticeContent
}

/**
 * Draws an employment notice (労働条件通知書) from what was stored with the match; the bytes are the same every time.
 */
export async function drawNotice(notice: StoredNotice): Promise<Uint8Array<ArrayBuffer>> {
  const { matchingId, workerName, notifiedAt, content } = notice
  const pdf = await PdfWriter.begin({
    title: `労働条件通知書 ${workerName}`,
    author: content.employer.name,
    at: new Date(notifiedAt),
    footer: `労働条件通知書 マッチング番号 ${matchingId} ${content.employer.name}`,
  })
  writeNotice(pdf, notice)
  return pdf.finish()
}

/** Draws several notices as one document, each on a new page, so that the fonts are embedded once. */
export async function drawNoticeBook(
  title: string,
  notices: readonly StoredNotice[],
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const author = notices[0]?.content.employer.name ?? ''
  const pdf = await PdfWriter.begin({ title, author, at, footer: `${title} ${author}` })
  const { rest } = createRests()
  for (const [index, notice] of notices.entries()) {
    if (index > 0) pdf.nextPage()
    writeNotice(pdf, notice)
    await rest()
  }
  return pdf.finish()
}

function writeNotice(
  pdf: PdfWriter,
  {
    matchingId,
    workerName,
    notifiedAt,
    content: { employer, storeName, title, items },
  }: StoredNotice,
): void {
  pdf.text('労働条件通知書', { size: 18, bold: true })
  pdf.gap(6)
  pdf.text(`${workerName} 様`, { size: 13, bold: true })
  pdf.gap(4)
  const facts: [string, string][] = [
    ['使用者', [employer.name, employer.representativeName].filter(Boolean).join(' ')],
    ['使用者の所在地', employer.address],
    ['店舗', storeName],
    ['仕事', `${title}(マッチング番号 ${matchingId})`],
    ['契約の成立・明示の日時', `${formatFullDay(notifiedAt)} ${formatTime(notifiedAt)}`],
  ]
  for (const [label, text] of facts) if (text !== '') pdf.entry(label, [text], LABEL_WIDTH, 9)
  pdf.gap(6)
  pdf.rule()
  for (const { article, label, text } of items) {
    pdf.gap(2)
    pdf.entry(`${label}\n(${article})`, text.split(/\n+/), LABEL_WIDTH)
    pdf.gap(3)
    pdf.rule()
  }
  pdf.text(
    '労働基準法15条1項、同法施行規則5条にもとづく明示です。内容は契約が成立したときのまま保存し、あとから変更しません。',
    { size: 8, width: CONTENT_WIDTH },
  )
}
