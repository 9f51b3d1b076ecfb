import { media } from '@/ui/tokens'

/** What a heading keeps below itself on its sheet: a row of controls and one of a list. */
const ROOM = '12rem'

/**
 * Declarations for a heading that no sheet of paper may end with. Firefox does not know `break-after: avoid`, but it
 * does not break a box either: there the box of the heading reaches down over what follows.
 */
export const keptWithNext = `
  break-after: avoid;
  ${media.print} {
    break-inside: avoid;
    padding-bottom: ${ROOM};
    margin-bottom: -${ROOM};
  }
`
