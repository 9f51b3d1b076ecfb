import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns what poppler finds in a PDF. */
function readPdf(pdf: Buffer, option: '-layout' | '-bbox') {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  try {
    const file = join(folder, 'file.pdf')
    writeFileSync(file, pdf)
    return execFileSync('pdftotext', [option, file, '-'], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Returns the text in a PDF, without spaces. */
export const textOfPdf = (pdf: Buffer) => readPdf(pdf, '-layout').replace(/[ \n]+/g, ' ')

/** Returns the words of each page of a PDF with their boxes in points. */
export const pagesOfPdf = (pdf: Buffer) =>
  readPdf(pdf, '-bbox')
    .split('<page')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<word xMin="(.*)" yMin="(.*)" xMax="(.*)" yMax="(.*)">(.*)<\/word>/g)].map(
        ([, left, top, right, bottom, text = '']) => ({
          left: Number(left),
          top: Number(top),
          right: Number(right),
          bottom: Number(bottom),
          text,
        }),
      ),
    )

type Word = ReturnType<typeof pagesOfPdf>[number][number]
/** Returns the pairs of words that lie over each other by half their height. */
export const overlapping = (words: Word[]) =>
  words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
            Math.min(one.bottom - one.top, other.bottom - other.top) / 2,
      )
      .map((other) => `${one.text} ${other.text}`),
  )
