/** The parts of fontkit 2 that we use. It ships no types. */
declare module 'fontkit' {
  type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean }
  export function openSync(file: string): Font
}
