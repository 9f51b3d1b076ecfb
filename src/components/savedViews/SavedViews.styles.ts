import styled from 'styled-components'
import { MenuRoot } from '@/ui/buttons/Menu'
import { color, font, media } from '@/ui/tokens'

/** At the end of the row of search and filters. */
export const Root = styled(MenuRoot)`
  margin-left: auto;
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
