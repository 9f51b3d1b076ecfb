import { resolve } from 'node:path'
import { invalid } from '@/server/http/errors'

// Found at run time: a bundler that followed the path would copy the fonts (5 MB each) into its output.
const fontFile = (path: string) =>
  resolve(/* turbopackIgnore: true */ 'node_modules/@expo-google-fonts', path)
export const fonts = {
  regular: fontFile('noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  bold: fontFile('noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  emoji: fontFile('noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
}

type Covers = (codePoint: number) => boolean
/** Which characters the Japanese and the emoji font have. */
export type Coverage = { japanese: Covers; emoji: Covers }
let coverage: Promise<Coverage> | undefined
/** Loads the fonts' tables once in a process; bold has what regular has. */
export const loadCoverage = () =>
  (coverage ??= import('fontkit').then(({ openSync }) => {
    const [japanese, emoji] = [openSync(fonts.regular), openSync(fonts.emoji)]
    return {
      japanese: (codePoint) => japanese.hasGlyphForCodePoint(codePoint),
      emoji: (codePoint) => emoji.hasGlyphForCodePoint(codePoint),
    }
  }))

/** Variation selectors for black-and-white or colour emoji; the fonts have only one form. */
const VARIANTS = /[\uFE0E\uFE0F]/gu
/** White space and marks that are not drawn. */
const UNDRAWN = /^[\s\p{Cc}\p{Cf}]*$/u
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })

type Run = { font: 'japanese' | 'emoji' | 'none'; text: string }
/** Splits a text into runs of one font. Grapheme clusters stay together ('👩‍🍳'); `none`: neither font has it. */
export function runsOf(text: string, { japanese, emoji }: Coverage): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const sign = segment.replace(VARIANTS, '')
    const has = (covers: Covers) =>
      [...sign].every((character) => covers(character.codePointAt(0) ?? 0))
    const lastFont = has(emoji) ? 'emoji' : 'none'
    const font = UNDRAWN.test(sign) || has(japanese) ? 'japanese' : lastFont
    const previous = runs.at(-1)
    if (previous?.font === font) previous.text += sign
    else runs.push({ font, text: sign })
  }
  return runs
}

/** The replacement for a character that no font has: its code points, so that it can be looked up. */
export const codePointsOf = (text: string) =>
  [...text]
    .map(
      (sign) => `〔U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}〕`,
    )
    .join('')

/** The first character of a text that cannot be printed, with its position from 1; undefined if there is none. */
export function unprintable(text: string, fonts: Coverage) {
  let place = 1
  for (const run of runsOf(text, fonts)) {
    const signs = [...graphemes.segment(run.text)]
    if (run.font === 'none') return { sign: signs[0]?.segment ?? '', place }
    place += signs.length
  }
  return undefined
}

/** All texts of a value with their paths: 'content.belongings.0'. */
const textsOf = (value: unknown, path = ''): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(child, path ? `${path}.${key}` : key),
  )
}

/**
 * Refuses texts for legal documents with a character that cannot be printed, and names its position. Throws ApiError
 * 422 with the fields.
 */
export async function refuseUnprintable(body: object): Promise<void> {
  const loaded = await loadCoverage()
  const faults = textsOf(body).flatMap(([path, text]) => {
    const found = unprintable(text, loaded)
    return found
      ? [
          [
            path,
            `「${found.sign}」(${found.place}文字目)は、書類に印刷できない文字です。ほかの文字に変えてください。`,
          ] as const,
        ]
      : []
  })
  if (faults.length > 0) throw invalid(Object.fromEntries(faults))
}
