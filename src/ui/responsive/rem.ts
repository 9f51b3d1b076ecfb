/** The default font size of browsers, in px. */
const DEFAULT_FONT_SIZE_PX = 16

/**
 * Converts px at the default font size into rem, which follow the font size that the reader chose in the browser. For
 * everything that grows with the text: text sizes, heights of controls, widths of columns and breakpoints.
 */
export const rem = (px: number) => `${px / DEFAULT_FONT_SIZE_PX}rem`
