import type { Page } from '@playwright/test'
import { animationsEnded } from './kit'

/**
 * What nobody can read: words that are broken over two lines, letter by letter, and text that its own box cuts off.
 * Not: what is cut with an ellipsis on purpose, what scrolls, and what only screen readers find.
 */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words = new Intl.Segmenter('ja', { granularity: 'word' })
    const loanword = /[ァ-ヴA-Za-z]/
    // Dates, times and amounts are one word.
    const unbroken = /\d[\d,./:]*\d[円名件%]?/g
    const boxesOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...boxesOf(element.parentElement)] : []
    const isForReadersOnly = (element: Element) =>
      boxesOf(element).some((box) => box.getBoundingClientRect().width <= 1)
    const isCut = (element: Element, lines: DOMRect[]) => {
      const half = parseFloat(getComputedStyle(element).fontSize) / 2
      const cutting = boxesOf(element).find((box) => getComputedStyle(box).overflow !== 'visible')
      if (!cutting) return false
      const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(cutting)
      if (/auto|scroll/.test(overflow) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return false
      const { right, top, bottom } = cutting.getBoundingClientRect()
      return lines.some(
        (line) => line.right > right + half || line.bottom > bottom + half || line.top < top - half,
      )
    }
    const rowsOf = (node: Node, start: number, end: number) => {
      const range = document.createRange()
      range.setStart(node, start)
      range.setEnd(node, end)
      const lines = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      )
      return { lines, rows: new Set(lines.map(({ top }) => Math.round(top / 4))).size }
    }
    /** Long compounds may break between the words that they are made of. */
    const brokenWords = (node: Node, text: string) =>
      [
        ...[...text.matchAll(unbroken)].map(({ 0: word, index }) => ({ word, index })),
        ...[...words.segment(text)]
          .filter(({ segment }) => loanword.test(segment))
          .map(({ segment: word, index }) => ({ word, index })),
      ]
        .filter(
          ({ word, index }) => word.length > 1 && rowsOf(node, index, index + word.length).rows > 1,
        )
        .map(({ word }) => word)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      const text = node.nodeValue ?? ''
      const written = text.trim()
      if (!element?.checkVisibility({ visibilityProperty: true }) || written.length < 2) continue
      if (isForReadersOnly(element)) continue
      const { lines, rows } = rowsOf(node, 0, text.length)
      const name = `${written.slice(0, 20)} (${element.tagName.toLowerCase()})`
      if (rows > 2 && written.length / rows < 2) found.add(`letter by letter: ${name}`)
      if (isCut(element, lines)) found.add(`cut off: ${name}`)
      const isClamped = boxesOf(element).some(
        (box) => getComputedStyle(box).webkitLineClamp !== 'none',
      )
      if (rows > 1 && !isClamped)
        for (const word of brokenWords(node, text)) found.add(`broken: ${word} in ${name}`)
    }
    return [...found]
  })

/** The same at each of these widths of the window. */
export async function unreadableAt(page: Page, widths: readonly number[]) {
  const size = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    if (size && width !== size.width) await page.setViewportSize({ ...size, width })
    await animationsEnded(page)
    for (const fault of await unreadable(page)) found.push(`${width} px: ${fault}`)
  }
  if (size) await page.setViewportSize(size)
  return found
}
