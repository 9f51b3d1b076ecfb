import type { HelpScreen } from './helpScreens'

/**
 * Text for readers. In plain Japanese a word that is hard to read carries its reading: `{求人|きゅうじん}`.
 */
type Phrase = string

export type HelpText = {
  /** The name of the screen. */
  title: Phrase
  /** What the page is for. */
  purpose: Phrase
  /** The first steps, in order. */
  first: readonly Phrase[]
  buttons: readonly {
    /** The label on the screen. */
    label: Phrase
    does: Phrase
    /** The consequences of pressing it: costs in yen, or what cannot be undone. */
    cost?: Phrase
  }[]
}
/** The texts of one language, one for every screen. */
export type HelpTexts = Readonly<Record<HelpScreen, HelpText>>
/** The headings of one language. */
export type HelpHeadings = { first: Phrase; buttons: Phrase; cost: Phrase }

const reading = /\{([^|}]+)\|([^}]+)\}/g

/** Splits a phrase into words with and without a reading. */
export function readingsOf(phrase: Phrase): { word: string; kana?: string }[] {
  const parts: { word: string; kana?: string }[] = []
  let end = 0
  for (const match of phrase.matchAll(reading)) {
    const [whole, word = '', kana = ''] = match
    if (match.index > end) parts.push({ word: phrase.slice(end, match.index) })
    parts.push({ word, kana })
    end = match.index + whole.length
  }
  if (end < phrase.length) parts.push({ word: phrase.slice(end) })
  return parts
}
