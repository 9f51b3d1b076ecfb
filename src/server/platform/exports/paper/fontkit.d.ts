/** What is used of fontkit 2, which ships no types. */
declare module 'fontkit' {
  type Font = { hasGlyphForCodePoint: (codePoint: number) => boolean }
  export function openSync(file: string): Font
}
