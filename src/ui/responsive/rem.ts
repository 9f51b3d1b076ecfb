/** The default font size of browsers, in px. */
const DEFAULT_FONT_SIZE_PX = 16

/**
 * A length for what grows with the text: text sizes, heights of controls, widths of columns and breakpoints. `px`: its
 * size at the default font size; the length follows the font size that the reader chose in the browser.
 */
export const rem = (px: number) => `${px / DEFAULT_FONT_SIZE_PX}rem`
