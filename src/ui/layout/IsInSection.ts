import { createContext } from 'react'

/**
 * Whether this place is inside a titled section, card or dialog, so that its headings are h3 and not h2. A level that
 * is left out would make people who jump by headings look for it.
 */
export const IsInSection = createContext(false)
