/** A text as the rules read it, with a function that returns the original words. */
type NormalizedText = {
  text: string
  /**
   * Returns the original words between two positions of the normalised text, with the whole of a number or a word in
   * katakana or Latin letters that the positions would cut.
   */
  writtenBetween: (from: number, to: number) => string
}

/** Distance of a katakana from its hiragana in Unicode. */
const HIRAGANA_OFFSET = 0x60

/**
 * Reduces different spellings to one: NFKC (full and half width), lower case, hiragana for katakana, one wave dash, one
 * hyphen, one circle, one cross. Patterns are folded in the same way, so that they may be written either way. Folding
 * replaces the `i` flag, with which expressions take ten times as long to compile.
 */
export const foldCharacters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - HIRAGANA_OFFSET))
    .replace(/[〜∼]/g, '~')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[○◯⭕]/g, '〇')
    .replace(/[✕✖❌╳]/g, '×')

/** Spaces, soft hyphens, zero-width characters and variation selectors. */
const IGNORED = /^[ \t\u00a0\u00ad\u200b-\u200d\u2060\u3000\ufe0e\ufe0f\ufeff]$/
/** Cache of folded characters: the characters of a Japanese text recur, and Unicode normalisation is slow. */
const folded = new Map<string, string>()
const foldCharacter = (character: string) => {
  const known = folded.get(character)
  if (known !== undefined) return known
  const result = IGNORED.test(character) ? '' : foldCharacters(character)
  folded.set(character, result)
  return result
}

// A half-width kana and its voice mark are one character.
const WRITTEN_CHARACTER = /[\uff66-\uff9f][\uff9e\uff9f]|[^]/gu

const UNCUT = [/[\d０-９]/, /[ァ-ヶー]/, /[a-zａ-ｚ]/i]
/** Whether a cut at this position would be inside a number or a word. */
const isInsideWord = (written: string, at: number) =>
  UNCUT.some((letter) => letter.test(written[at - 1] ?? '') && letter.test(written[at] ?? ''))

/**
 * Folds a text and leaves out spaces and invisible characters, so that 「女　性　限　定」 is found. Line breaks stay.
 */
export const normalizeText = (written: string): NormalizedText => {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const match of written.matchAll(WRITTEN_CHARACTER)) {
    const [character] = match
    const read = foldCharacter(character)
    for (let index = 0; index < read.length; index += 1) {
      starts.push(match.index)
      ends.push(match.index + character.length)
    }
    text += read
  }
  return {
    text,
    writtenBetween: (from, to) => {
      let start = starts[from] ?? 0
      let end = ends[to - 1] ?? written.length
      while (isInsideWord(written, start)) start -= 1
      while (isInsideWord(written, end)) end += 1
      return written.slice(start, end)
    },
  }
}
