import styled from 'styled-components'
import { color, font, media, rem, weight } from '@/ui/tokens'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  section[data-step],
  form > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding-top: 20px;
    border-top: 1px solid ${color.line};
  }
  form > section > header {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  form > section > header > span {
    display: grid;
    place-items: center;
    width: ${rem(28)};
    height: ${rem(28)};
    border-radius: 50%;
    background: ${color.ink};
    color: ${color.surface};
    font-weight: ${weight.bold};
    line-height: 1;
  }
  form > section > header > small {
    margin-left: auto;
    color: ${color.ink2};
  }
  h2:focus:not(:focus-visible) {
    outline: none;
    box-shadow: none;
  }
  b {
    font-weight: ${weight.bold};
  }
  ${media.phone} {
    form > section:nth-of-type(n) {
      border-top: 0;
      padding-top: 0;
    }
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
    section[data-step='reason'] {
      padding-top: 0;
      border-top: 0;
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
