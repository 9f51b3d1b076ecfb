// Apart from the rest of jst: every page reads addresses, not every page shows dates.

/** A calendar day in Tokyo, 'YYYY-MM-DD'. */
export type Day = string

// Beyond these years a day nearby may have no four-digit year, and nothing of this product lies there.
const dayShape = /^(19|20|21)\d{2}-\d{2}-\d{2}$/
/** Whether a text is a day that exists ('2026-02-30' is none), of the years 1900 to 2199. */
export const isDay = (text: string): text is Day => {
  if (!dayShape.test(text)) return false
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}
