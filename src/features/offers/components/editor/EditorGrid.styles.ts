import styled from 'styled-components'
import { color, font, media, rem } from '@/ui/tokens'

/**
 * The form, and from 1100 px up the preview beside it. The collapsible sections of the form serve as its table of
 * contents.
 */
export const EditorGrid = styled.div`
  min-width: 0;
  > form {
    display: grid;
    gap: 8px;
    min-width: 0;
  }
  > form > * {
    min-width: 0;
  }
  @media screen and (max-width: ${rem(1099.98)}) {
    > aside {
      display: none;
    }
  }
  > aside > p {
    margin: 0 0 8px;
    color: ${color.ink3};
    font-size: ${font.xs};
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${rem(248)};
    gap: 32px;
    align-items: start;
    > aside {
      display: block;
      position: sticky;
      top: 28px;
    }
  }
  ${media.print} {
    > aside {
      display: none;
    }
  }
`
