/** A name may be written in numbers (7.3.5): /J#61vaScript is /JavaScript. */
const anySpelling = (name: string) =>
  [...name]
    .map(
      (letter) =>
        `(?:${letter}|#${letter
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`,
    )
    .join('')

/** Finds one of these names, however it is spelled. `before` may say what has to follow. */
export const nameOf = (names: readonly string[], before = '(?![A-Za-z0-9#])') =>
  `/(?:${names.map(anySpelling).join('|')})${before}`
