import { expect, type Page } from '@playwright/test'
import { animationsEnded } from './kit'

/**
 * What nobody can read: words that are broken over two lines, letter by letter, and text that its own box cuts off.
 * Not: what is cut with an ellipsis on purpose, what scrolls, and what only screen readers find.
 */
const unreadableNow = (page: Page) =>
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

/** Texts of the page that lie on each other, at any place of its scrolling; what stays while it scrolls is left out. */
export const overlapping = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (element: Element | null): Element[] =>
      element ? [element, ...boxesOf(element.parentElement)] : []
    const isApart = (element: Element) =>
      boxesOf(element).some((box) => {
        const { position, overflowX, overflowY, textOverflow, webkitLineClamp } =
          getComputedStyle(box)
        return (
          /fixed|sticky/.test(position) ||
          (box !== document.documentElement &&
            /auto|scroll/.test(overflowX + overflowY) &&
            (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)) ||
          textOverflow === 'ellipsis' ||
          webkitLineClamp !== 'none' ||
          box.getBoundingClientRect().width <= 1
        )
      })
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const placed: { text: string; line: DOMRect }[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const element = node.parentElement
      const text = (node.nodeValue ?? '').trim().slice(0, 20)
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || isApart(element))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(
        ({ width, height }) => width > 2 && height > 2,
      )
      for (const line of lines) {
        const under = placed.find(
          ({ line: other }) =>
            Math.min(line.right, other.right) - Math.max(line.left, other.left) > 3 &&
            Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) >
              Math.min(line.height, other.height) / 3,
        )
        if (under) found.push(`「${text}」 on 「${under.text}」`)
      }
      placed.push(...lines.map((line) => ({ text, line })))
    }
    return [...new Set(found)]
  })

/** What stays unreadable: a new width of the window may reach the parts of a page over several frames. */
export async function unreadable(page: Page) {
  await animationsEnded(page)
  let found: string[] = []
  const isReadable = async () => (found = await unreadableNow(page)).length === 0
  await expect
    .poll(isReadable, { timeout: 3_000 })
    .toBe(true)
    .catch(() => undefined)
  return found
}

/** What nobody can read at each of these widths of the window. */
export async function unreadableAt(page: Page, widths: readonly number[]) {
  const size = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    if (size && width !== size.width) await page.setViewportSize({ ...size, width })
    for (const fault of await unreadable(page)) found.push(`${width} px: ${fault}`)
  }
  if (size) await page.setViewportSize(size)
  return found
}
