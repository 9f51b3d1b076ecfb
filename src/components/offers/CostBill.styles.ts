import styled from 'styled-components'
import { color, font, media, radius, weight } from '@/ui/tokens'

export const Bill = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius};
  background: ${color.surface};
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
    opacity: 0.6;
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
