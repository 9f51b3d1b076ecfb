import styled from 'styled-components'
import { color, font, lightGround, radius, radiusXl, weight } from '@/ui/tokens'

/** A framed QR code: solid for checking in, dashed for checking out. */
export const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 16px;
  ${lightGround}
  background: ${color.surface};
  border: 4px solid ${color.ink};
  border-radius: ${radiusXl};
  &[data-kind='checkOut'] {
    border-style: dashed;
    border-radius: 0;
  }
  h3 {
    width: 100%;
    margin: 0;
    padding: 8px 0;
    text-align: center;
    /* 「チェックアウト」 is one line on a phone, however large the text. */
    font-size: min(${font.xxl}, 10vw);
    line-height: 1.2;
    font-weight: ${weight.bold};
    background: ${color.brand};
    border-radius: ${radius};
    letter-spacing: 0.1em;
  }
  &[data-kind='checkOut'] h3 {
    background: ${color.ink};
    color: ${color.surface};
    border-radius: 0;
  }
  h3 small {
    display: block;
    font-size: ${font.s};
    font-weight: ${weight.regular};
    letter-spacing: 0;
  }
  svg {
    width: min(100%, 280px);
    height: auto;
  }
  p {
    font-size: ${font.m};
  }
`
