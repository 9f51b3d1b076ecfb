/** A text as the rules read it, with the way back to the words that were written. */
export type NormalizedText = {
  text: string
  /** The written words between two places of the normalised text. */
  writtenBetween: (from: number, to: number) => string
}

const HIRAGANA_OFFSET = 0x60

/**
 * One way of writing for many: full-width and half-width forms (NFKC), small letters, katakana as hiragana, one wave
 * dash, one hyphen, one circle. Patterns pass through it too, so that they may be written either way; an expression
 * that ignores case itself takes ten times as long to compile.
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

// A half-width kana and its voice mark are one character.
const WRITTEN_CHARACTER = /[\uff66-\uff9f][\uff9e\uff9f]|[^]/gu
const IGNORED = /^[ \t\u00a0\u00ad\u200b-\u200d\u2060\u3000\ufe0e\ufe0f\ufeff]$/

/**
 * Folds a text and leaves out spaces and invisible characters, so that 「女　性　限　定」 is found. Line breaks stay.
 */
export const normalizeText = (written: string): NormalizedText => {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const match of written.matchAll(WRITTEN_CHARACTER)) {
    const [character] = match
    if (IGNORED.test(character)) continue
    const folded = foldCharacters(character)
    for (let index = 0; index < folded.length; index += 1) {
      starts.push(match.index)
      ends.push(match.index + character.length)
    }
    text += folded
  }
  return {
    text,
    writtenBetween: (from, to) => written.slice(starts[from], ends[to - 1]),
  }
}
