/**
 * The looks of what the screens show first. Like those of the design system they stand in the document's head, so that no page carries styles, or the
 * library that makes them, as code. What a screen opens later (windows, sheets, calendars) brings styled components with it.
 */
export const screenStyles: readonly string[] = []
