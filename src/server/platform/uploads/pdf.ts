import { nameOf } from './pdfNames'
import { packedObjects } from './pdfPacked'

const again = '「PDFとして保存(印刷)」などで作り直し、もう一度選んでください。'
const reasons = {
  other: `PDFとして読み取れません。ファイルが壊れているか、別の形式です。${again}`,
  locked: `パスワードや印刷・編集の制限がかかったPDFは受け取れません。制限を外すか、${again}`,
  active: `プログラムや別のファイルが埋め込まれたPDFは受け取れません。${again}`,
  hidden: `中身を確認できない形式のPDFです。${again}`,
}

/** Every PDF begins like this; only some readers accept bytes before it. */
export const beginsAsPdf = (bytes: Uint8Array) =>
  /^%PDF-[12]\.\d/.test(String.fromCharCode(...bytes.subarray(0, 8)))

// ISO 32000-2, 7.5.5: the last lines. Some programs leave a few bytes after them. A `<` there could begin a page of
// HTML.
const TAIL_BYTES = 2048
const ending = /startxref\s+\d+\s+%%EOF[^<]*$/
/** Names that run code, access other files or embed one (12.6.4, 12.7.6, 7.11.4, 13). */
const active = new RegExp(
  `${nameOf([
    'JavaScript',
    'OnInstantiate',
    'Launch',
    'EmbeddedFile',
    'EmbeddedFiles',
    'FileAttachment',
    'RichMedia',
    'XFA',
    'SubmitForm',
    'ImportData',
    'GoToE',
    'GoToR',
    'Rendition',
    'Movie',
    // Such a short name also occurs in pictures by chance, so its value has to follow.
  ])}|${nameOf(['EF'], '[\\s\\x00]*(?:<<|\\d+[\\s\\x00]+\\d+[\\s\\x00]+R)')}`,
)
const locked = new RegExp(nameOf(['Encrypt']))

/**
 * Returns why these bytes are not accepted as a PDF; undefined if they are. Name and type of the upload are ignored.
 */
export function pdfFault(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  if (!beginsAsPdf(bytes) || !ending.test(text.slice(-TAIL_BYTES))) return reasons.other
  if (locked.test(text)) return reasons.locked
  if (active.test(text)) return reasons.active
  const packed = packedObjects(bytes, text)
  if (!packed) return reasons.hidden
  return packed.some((part) => active.test(part)) ? reasons.active : undefined
}
