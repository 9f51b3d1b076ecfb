import { createGlobalStyle } from 'styled-components'
import { media } from '@/ui/tokens'

/**
 * While mounted, only `[data-sheet]` and its ancestors are printed: A4 portrait without margins.
 */
export const Paper = createGlobalStyle`
  @page { size: A4 portrait; margin: 0; }
  ${media.print} {
    body :not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
    :has([data-sheet]) { display: block !important; min-height: 0 !important; max-width: none !important; margin: 0 !important; padding: 0 !important; }
  }
`
