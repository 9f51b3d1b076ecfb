import { resolve } from 'node:path'
import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 40
const BOTTOM = A4.height - 64
const FOOTER_Y = A4.height - 44
const LEFT = MARGIN
/** Width between the margins, points. */
export const CONTENT_WIDTH = A4.width - 2 * MARGIN

// Found at run time: a bundler that followed the path would copy the fonts (5 MB each) into its output.
const fontFile = (path: string) =>
  resolve(/* turbopackIgnore: true */ 'node_modules/@expo-google-fonts/noto-sans-jp', path)
const fonts = {
  regular: fontFile('400Regular/NotoSansJP_400Regular.ttf'),
  bold: fontFile('700Bold/NotoSansJP_700Bold.ttf'),
}

export type Cell = { text: string; align?: 'right'; bold?: boolean }
/** Widths in points; together at most `CONTENT_WIDTH`. */
export type TableShape = { widths: readonly number[]; size: number; x?: number }
type Style = { size?: number; bold?: boolean; x?: number; width?: number; align?: 'right' }
type Head = { title: string; author: string; at: Date; footer: string }

/**
 * A tagged A4 PDF of Japanese text: written from top to bottom, on as many pages as it needs, with a footer and page
 * numbers. The same calls give the same bytes: dates come from `head.at`, never from the clock.
 */
export class Paper {
  /** The distance of the next line from the top of the page, points. */
  y = MARGIN
  private pageNumber = 1
  private readonly pieces: Uint8Array<ArrayBuffer>[] = []
  private readonly finished: Promise<void>
  private readonly root: StructureElement

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly head: Head,
  ) {
    this.finished = new Promise((done, fail) => {
      pdf.on('data', (piece) => this.pieces.push(piece))
      pdf.on('end', () => done())
      pdf.on('error', fail)
    })
    pdf.registerFont('regular', fonts.regular)
    pdf.registerFont('bold', fonts.bold)
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  /** Loads the library and the fonts only when a paper is made. */
  static async begin(head: Head): Promise<Paper> {
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
    return new Paper(pdf, head)
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
      cells.forEach((cell, at) => {
        const width = widths[at] ?? 0
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
  private use({ size = 9, bold = false }: Style) {
    return this.pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor('#1F2329')
  }
  private heightOf(text: string, style: Style & { width: number }) {
    return this.use(style).heightOfString(text, { width: style.width, lineGap: 1 })
  }
  private draw(text: string, style: Style) {
    const { x = LEFT, width = CONTENT_WIDTH, align } = style
    const pdf = this.use(style)
    if (align === 'right') {
      pdf.text(text, x + width - pdf.widthOfString(text), this.y, { lineBreak: false })
      return
    }
    pdf.text(text, x, this.y, { width, lineGap: 1 })
  }
}
