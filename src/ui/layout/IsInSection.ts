import { createContext } from 'react'

/**
 * Whether this place is inside a titled section, card or dialog, so that its headings are h3 and not h2. Screen reader
 * users who jump by headings would search for a skipped level.
 */
export const IsInSection = createContext(false)
