import styled from 'styled-components'
import { color, font, framed, media, weight } from '@/ui/tokens'

/** The lines of a bill, their amounts at the right edge, and the sum below a divider. */
export const Bill = styled.section`
  overflow: hidden;
  ${framed}
  font-variant-numeric: tabular-nums;
  > header {
    display: grid;
    gap: 2px;
    padding: 14px 16px;
    background: ${color.primaryTint};
    border-bottom: 1px dashed ${color.line};
  }
  &[data-graduates] > header {
    background: ${color.violetTint};
  }
  h2 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  small {
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > div {
    padding: 12px 16px;
  }
  &[aria-busy='true'] > div {
    color: ${color.ink3};
  }
  > div > p {
    margin: 8px 0 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > footer {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    padding: 12px 16px;
    border-top: 1px solid ${color.lineSoft};
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  > footer > b {
    font-size: ${font.s};
    color: ${color.ink};
  }
  ${media.tablet} {
    > header,
    > div,
    > footer {
      padding-inline: 24px;
    }
  }
`
