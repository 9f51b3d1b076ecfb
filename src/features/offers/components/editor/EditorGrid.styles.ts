import styled from 'styled-components'
import { color, font, media, rem } from '@/ui/tokens'

/**
 * Index, form and preview: stacked, and side by side from 1100 px up; the preview is shown only
 * there.
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
    grid-template-columns: ${rem(196)} minmax(0, 1fr) ${rem(248)};
    gap: 24px;
    align-items: start;
    > aside {
      display: block;
      position: sticky;
      top: 28px;
    }
  }
`
