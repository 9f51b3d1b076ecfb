import { createGlobalStyle } from 'styled-components'

/** While it is mounted, only `[data-sheet]` and what it stands in are printed, on A4 upright without margins, whatever else is on the page. */
export const Paper = createGlobalStyle`
  @page { size: A4 portrait; margin: 0; }
  @media print {
    body :not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
    :has([data-sheet]) { display: block !important; min-height: 0 !important; max-width: none !important; margin: 0 !important; padding: 0 !important; }
  }
`
