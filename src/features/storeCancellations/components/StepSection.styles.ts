import styled from 'styled-components'
import { color, media, radiusFull, rem, weight } from '@/ui/tokens'

/** A section below a line, with its number in a circle; phones show no lines. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  > header {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  > header > span {
    display: grid;
    place-items: center;
    width: ${rem(28)};
    height: ${rem(28)};
    border-radius: ${radiusFull};
    background: ${color.ink};
    color: ${color.surface};
    font-weight: ${weight.bold};
    line-height: 1;
  }
  > header > small {
    margin-left: auto;
    color: ${color.ink2};
  }
  > header > h2:focus:not(:focus-visible) {
    outline: none;
    box-shadow: none;
  }
  ${media.phone} {
    border-top: 0;
    padding-top: 0;
  }
  ${media.wide} {
    &[data-step='reason'] {
      padding-top: 0;
      border-top: 0;
    }
  }
`
