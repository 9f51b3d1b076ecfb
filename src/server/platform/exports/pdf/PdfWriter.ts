import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import { codePointsOf, fonts, loadCoverage, runsOf, type Coverage } from './glyphs'

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 40
const BOTTOM = A4.height - 64
const FOOTER_Y = A4.height - 44
const LEFT = MARGIN
/** Makes an emoji (1.27 em wide) as wide as a kanji. */
const EMOJI_SCALE = 0.78
/** From the top of a line to its baseline, in parts of the size: the ascender of Noto Sans JP. */
const ASCENDER = 1.16
/** Width between the margins, points. */
export const CONTENT_WIDTH = A4.width - 2 * MARGIN

type Cell = { text: string; align?: 'right'; bold?: boolean }
/** Widths, the size of the text and `x` in points; the widths together at most `CONTENT_WIDTH`. */
type TableShape = { widths: readonly number[]; size: number; x?: number }
type Style = { size?: number; bold?: boolean; x?: number; width?: number; align?: 'right' }
type Head = { title: string; author: string; at: Date; footer: string }

/**
 * A tagged A4 PDF of Japanese text, written from top to bottom on as many pages as it needs, with a footer and page
 * numbers. Emoji have a separate font, and a character that no font has is written as its code. The same calls give the
 * same bytes, because dates come from `head.at` and never from the clock (ADR 32).
 */
export class PdfWriter {
  /** The distance of the next line from the top of the page, points. */
  y = MARGIN
  private pageNumber = 1
  private readonly pieces: Uint8Array<ArrayBuffer>[] = []
  private readonly finished: Promise<void>
  private readonly root: StructureElement

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly head: Head,
    private readonly coverage: Coverage,
  ) {
    this.finished = new Promise((done, fail) => {
      pdf.on('data', (piece) => this.pieces.push(piece))
      pdf.on('end', () => done())
      pdf.on('error', fail)
    })
    pdf.registerFont('regular', fonts.regular)
    pdf.registerFont('bold', fonts.bold)
    pdf.registerFont('emoji', fonts.emoji)
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  /** Loads the library and the fonts only when a document is made. */
  static async begin(head: Head): Promise<PdfWriter> {
    const { default: Pdf } = await import('pdfkit')
    const pdf = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: 'ja-JP',
      displayTitle: true,
      info: { Title: head.title, Author: head.author, CreationDate: head.at, ModDate: head.at },
    })
    return new PdfWriter(pdf, head, await loadCoverage())
  }

  /** Leaves this page if `height` points no longer fit on it. */
  ensure(height: number): void {
    if (this.y + height > BOTTOM) this.nextPage()
  }
  nextPage(): void {
    this.pdf.addPage()
    this.pageNumber += 1
    this.y = MARGIN
  }
  gap(height: number): void {
    this.y += height
  }

  heading(text: string, size = 11): void {
    this.ensure(size * 5)
    this.element('H2', () => this.draw(text, { size, bold: true }))
    this.y += size * 1.7
  }
  /** A paragraph. */
  text(text: string, style: Style = {}): void {
    const { size = 9, width = CONTENT_WIDTH } = style
    const height = this.heightOf(text, { ...style, size, width })
    this.ensure(height)
    this.element('P', () => this.draw(text, style))
    this.y += height
  }
  /** A label with its paragraphs to the right of it; they may continue on the next pages. `labelWidth` in points. */
  entry(label: string, paragraphs: readonly string[], labelWidth: number, size = 8.5): void {
    const labelStyle = { size, bold: true, width: labelWidth - 8 }
    const style = { size, x: LEFT + labelWidth, width: CONTENT_WIDTH - labelWidth }
    const labelHeight = this.heightOf(label, labelStyle)
    this.ensure(Math.max(labelHeight, this.heightOf(paragraphs[0] ?? '', style)))
    const { pageNumber } = this
    const labelEnd = this.y + labelHeight
    this.element('H2', () => this.draw(label, labelStyle))
    for (const paragraph of paragraphs) this.text(paragraph, style)
    if (this.pageNumber === pageNumber) this.y = Math.max(this.y, labelEnd)
  }
  rule(): void {
    this.artifact(() => this.line(this.y))
    this.y += 4
  }
  /** Draws in two columns from the same height; continues below the longer one. */
  columns(left: () => void, right: () => void): void {
    const top = this.y
    left()
    const leftEnd = this.y
    this.y = top
    right()
    this.y = Math.max(leftEnd, this.y)
  }

  /** A table; its heading is repeated on each page that it reaches. */
  table({ widths, size, x = LEFT }: TableShape, header: readonly Cell[]) {
    const table = this.pdf.struct('Table')
    this.root.add(table)
    const drawRow = (cells: readonly Cell[], kind: 'TH' | 'TD') => {
      const height = Math.max(
        ...cells.map(({ text, bold = false }, at) =>
          this.heightOf(text, { size, bold, width: (widths[at] ?? 0) - 6 }),
        ),
      )
      const row = this.pdf.struct('TR')
      table.add(row)
      let left = x
      cells.forEach((cell, index) => {
        const width = widths[index] ?? 0
        const place = { size, x: left + 3, width: width - 6, bold: cell.bold ?? kind === 'TH' }
        row.add(
          this.pdf.struct(kind, () =>
            this.draw(cell.text, cell.align ? { ...place, align: cell.align } : place),
          ),
        )
        left += width
      })
      row.end()
      this.y += height + 3
      this.artifact(() => this.line(this.y - 2, x, left))
    }
    const begin = () => {
      if (header.length > 0) drawRow(header, 'TH')
    }
    begin()
    return {
      row: (cells: readonly Cell[]) => {
        if (this.y + size * 3 > BOTTOM) {
          this.nextPage()
          begin()
        }
        drawRow(cells, 'TD')
      },
      end: () => {
        table.end()
        this.y += 8
      },
    }
  }

  /** Writes the footers and returns the file. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.pdf.bufferedPageRange()
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page)
      this.pdf.markContent('Artifact', { type: 'Pagination' })
      this.y = FOOTER_Y
      this.draw(this.head.footer, { size: 7.5 })
      this.draw(`${page + 1}/${count}`, { size: 7.5, align: 'right' })
      this.pdf.endMarkedContent()
    }
    this.root.end()
    this.pdf.end()
    await this.finished
    return new Uint8Array(Buffer.concat(this.pieces))
  }

  private element(kind: 'H2' | 'P', content: () => void) {
    this.root.add(this.pdf.struct(kind, content))
  }
  private artifact(content: () => void) {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    content()
    this.pdf.endMarkedContent()
  }
  private line(y: number, from = LEFT, to = LEFT + CONTENT_WIDTH) {
    this.pdf.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke('#9AA1AC')
  }
  private use({ size = 9, bold = false }: Style, isEmoji = false) {
    const regular = bold ? 'bold' : 'regular'
    return this.pdf
      .font(isEmoji ? 'emoji' : regular)
      .fontSize(isEmoji ? size * EMOJI_SCALE : size)
      .fillColor('#1F2329')
  }
  /** The parts of a text, each to be written in one font. */
  private runs(text: string) {
    return runsOf(text, this.coverage).map(({ font, text: part }) => ({
      isEmoji: font === 'emoji',
      text: font === 'none' ? codePointsOf(part) : part,
    }))
  }
  private heightOf(text: string, style: Style & { width: number }) {
    // An emoji is as wide as a kanji.
    const plain = this.runs(text)
      .map((run) => (run.isEmoji ? '国'.repeat([...run.text].length) : run.text))
      .join('')
    return this.use(style).heightOfString(plain, { width: style.width, lineGap: 1 })
  }
  private draw(text: string, style: Style) {
    const { x = LEFT, width = CONTENT_WIDTH, align } = style
    const runs = this.runs(text)
    if (align === 'right') {
      const widths = runs.map((run) => this.use(style, run.isEmoji).widthOfString(run.text))
      let left = x + width - widths.reduce((sum, partWidth) => sum + partWidth, 0)
      runs.forEach((run, index) => {
        this.use(style, run.isEmoji).text(run.text, left, this.y, {
          lineBreak: false,
          baseline: -ASCENDER * (style.size ?? 9),
        })
        left += widths[index] ?? 0
      })
      return
    }
    runs.forEach((run, index) => {
      const options = {
        width,
        lineGap: 1,
        continued: index < runs.length - 1,
        baseline: -ASCENDER * (style.size ?? 9),
      }
      const pdf = this.use(style, run.isEmoji)
      if (index === 0) pdf.text(run.text, x, this.y, options)
      else pdf.text(run.text, options)
    })
  }
}
