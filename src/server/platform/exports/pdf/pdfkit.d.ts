/** The parts of pdfkit 0.20 that we use. It ships no types, and DefinitelyTyped covers only 0.17. */
declare module 'pdfkit' {
  export type StructureElement = {
    add: (child: StructureElement) => StructureElement
    end: () => void
  }
  type TextOptions = {
    width?: number
    lineBreak?: boolean
    lineGap?: number
    continued?: boolean
    baseline?: number
  }
  type Options = {
    size: 'A4'
    margin: number
    bufferPages: boolean
    tagged: boolean
    pdfVersion: '1.7'
    lang: string
    displayTitle: boolean
    info: { Title: string; Author: string; CreationDate: Date; ModDate: Date }
  }
  export default class PDFDocument {
    constructor(options: Options)
    registerFont(name: string, file: string): this
    font(name: string): this
    fontSize(size: number): this
    fillColor(color: string): this
    text(text: string, x: number, y: number, options?: TextOptions): this
    text(text: string, options: TextOptions): this
    widthOfString(text: string): number
    heightOfString(text: string, options: TextOptions): number
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    rect(x: number, y: number, width: number, height: number): this
    stroke(color: string): this
    addPage(): this
    bufferedPageRange(): { start: number; count: number }
    switchToPage(index: number): this
    struct(kind: string, content?: () => void): StructureElement
    addStructure(element: StructureElement): this
    markContent(kind: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this
    endMarkedContent(): this
    on(event: 'data', handle: (piece: Uint8Array<ArrayBuffer>) => void): this
    on(event: 'end', handle: () => void): this
    on(event: 'error', handle: (error: Error) => void): this
    end(): void
  }
}
