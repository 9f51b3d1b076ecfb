import styled from 'styled-components'
import { MenuRoot } from '@/ui/buttons/Menu'
import { color, font, media, rem, visuallyHidden } from '@/ui/tokens'

/** The menu is at the end of the row of search and filters, and opens below its button when the filters wrap. */
export const Root = styled(MenuRoot)`
  margin-left: auto;
  align-self: flex-start;
  /* Five filters and a search fill the row of a narrow desktop: the icon is enough beside them. */
  @media screen and (max-width: ${rem(1199.98)}) {
    [data-words] {
      ${visuallyHidden}
    }
  }
  ${media.phone} {
    && {
      display: none;
    }
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`
export const SheetNote = styled.p`
  margin: 0 0 8px;
  font-size: ${font.s};
  color: ${color.ink2};
`
