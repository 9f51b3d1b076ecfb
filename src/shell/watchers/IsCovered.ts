import { createContext } from 'react'

/** Whether the maintenance screen covers the page, which stays mounted below it. It then sets the document's title. */
export const IsCovered = createContext(false)
