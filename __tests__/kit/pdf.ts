import { deflateSync } from 'node:zlib'

/**
 * Builds a PDF of the given objects and fills it with a comment up to the wanted size. It has no cross-reference table,
 * because the code under test needs none.
 */
export function pdfOf(objects: string[] = ['<< /Type /Catalog >>'], size = 0) {
  const parts = [...objects.map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`)]
  const end = 'startxref\n0\n%%EOF\n'
  const head = '%PDF-1.7\n'
  const room = size - Buffer.byteLength(head + parts.join('') + end, 'latin1') - 2
  return Buffer.from(
    `${head}${parts.join('')}${room > 0 ? `%${'x'.repeat(room)}\n` : ''}${end}`,
    'latin1',
  )
}
/** Packs objects into a compressed object stream, as most programs do. */
export const packed = (
  text: string,
  head = '/Filter /FlateDecode',
  body = deflateSync(Buffer.from(text)),
) =>
  `<< /Type /ObjStm /N 1 /First 4 ${head} /Length ${body.length} >>\nstream\n${body.toString('latin1')}\nendstream`
