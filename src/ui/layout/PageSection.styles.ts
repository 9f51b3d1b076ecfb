import styled from 'styled-components'
import { keptWithNext } from '@/ui/styles/keptWithNext'
import { marked } from '@/ui/styles/marks'
import { color, font, media, weight } from '@/ui/tokens'

/** A section with its heading; `data-line` draws a divider above it. */
export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
  margin-top: 28px;
  &:first-of-type:not([data-line]) {
    margin-top: 0;
  }
  &[data-line] {
    border-top: 1px solid ${color.line};
    padding-top: 20px;
  }
  /* The first section needs no divider: it follows the heading of the page. */
  ${marked.page} > header + &[data-line] {
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
  > [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px;
    min-height: 30px;
    ${keptWithNext}
  }
  > [data-head] h2 {
    margin: 0;
    font-size: ${font.l};
    line-height: 1.5;
    font-weight: ${weight.bold};
    font-feature-settings: 'palt';
    letter-spacing: 0.01em;
  }
  > [data-head] > span {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  > [data-head] > div {
    margin-left: auto;
    align-self: center;
    max-width: 100%;
  }
  ${media.tablet} {
    margin-top: 32px;
    &[data-line] {
      padding-top: 24px;
    }
  }
`
