import {
  loadCoverage,
  refuseUnprintable,
  runsOf,
  unprintable,
} from '@/server/platform/exports/pdf/glyphs'
import { PdfWriter } from '@/server/platform/exports/pdf/PdfWriter'
import { textOfPdf } from '@tests/kit/pdfText'

const textOn = async (draw: (pdf: PdfWriter) => void) => {
  const pdf = await PdfWriter.begin({
    title: '労働条件通知書',
    author: '試験',
    at: new Date('2026-11-28T00:00:00+09:00'),
    footer: '試験🍺',
  })
  draw(pdf)
  return textOfPdf(Buffer.from(await pdf.finish()))
}

test('PDFs show emoji, rare kanji and Vietnamese, in paragraphs, labels, tables and the footer', async () => {
  const text = await textOn((pdf) => {
    pdf.heading('髙﨑店🎉の𠮷田さん')
    pdf.text('生ビール🍺を注ぎます✨ Nguyễn')
    pdf.entry('持ち物👟', ['黒い靴👞'], 90)
    const table = pdf.table({ widths: [200, 100], size: 9 }, [{ text: '氏名🙂' }])
    table.row([{ text: 'ホール🍽️' }, { text: '1,400円💴', align: 'right' }])
    table.end()
  })
  for (const sign of [...'髙﨑🎉𠮷🍺✨👟👞🙂🍽💴', 'Nguyễn']) expect(text).toContain(sign)
})

test('a character that no font has is written as its code, and nothing around it is lost', async () => {
  expect(await textOn((pdf) => pdf.text('김さんと、張さん'))).toContain('〔U+AE40〕さんと、張さん')
})

test('a long text with emoji keeps its lines apart', async () => {
  const pdf = await PdfWriter.begin({ title: '', author: '', at: new Date(0), footer: '' })
  const heightOf = (text: string) => {
    const before = pdf.y
    pdf.text(text, { width: 200 })
    return pdf.y - before
  }
  expect(heightOf('🍺'.repeat(60))).toBeCloseTo(heightOf('国'.repeat(60)))
})

test('what people see as one sign stays together', async () => {
  const coverage = await loadCoverage()
  expect(runsOf('調理👩‍🍳と☀️', coverage)).toEqual([
    { font: 'japanese', text: '調理' },
    { font: 'emoji', text: '👩‍🍳' },
    { font: 'japanese', text: 'と☀' },
  ])
  expect(unprintable('生ビール🍺、𠮷野家、①〜③、\n㈱', coverage)).toBeUndefined()
  expect(unprintable('ホールの仕事🍺김さん', coverage)).toEqual({ sign: '김', place: 8 })
})

test('the form is told which character cannot be printed, and where it stands', async () => {
  await expect(
    refuseUnprintable({ title: 'ホール', content: { belongings: ['黒い靴', '한국'] } }),
  ).rejects.toMatchObject({
    status: 422,
    fields: {
      'content.belongings.1':
        '「한」(1文字目)は、書類に印刷できない文字です。ほかの文字に変えてください。',
    },
  })
  await expect(refuseUnprintable({ title: 'ホール🍺' })).resolves.toBeUndefined()
})
