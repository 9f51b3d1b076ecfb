import styled from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

/** The form beside its summary on wide screens, one below the other on phones. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  b {
    font-weight: ${weight.bold};
  }
  ${media.tablet} {
    max-width: 640px;
  }
  ${media.wide} {
    max-width: none;
    grid-template-columns: minmax(0, 1fr) ${rem(320)};
    gap: 40px;
    align-items: start;
    form {
      grid-column: 1;
      grid-row: 1;
      max-width: 640px;
    }
  }
`

export const Side = styled.div`
  ${media.wide} {
    grid-column: 2;
    grid-row: 1;
    position: sticky;
    top: 28px;
  }
`

export const Hint = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
`

export const FinalWarning = styled.p`
  color: ${color.dangerText};
  font-weight: ${weight.bold};
`
