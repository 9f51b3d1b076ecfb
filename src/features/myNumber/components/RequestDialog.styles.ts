import styled from 'styled-components'
import { color, font, radius, weight } from '@/ui/tokens'

/** The text of the question, with the purposes as a list. */
export const Body = styled.div`
  display: grid;
  gap: 14px;
  font-size: ${font.s};
  line-height: 1.7;
  h3 {
    margin: 0 0 4px;
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  ol,
  p {
    margin: 0;
  }
  ol {
    padding-left: 1.4em;
    list-style: decimal;
  }
  [data-names] {
    max-height: 168px;
    padding: 8px 12px;
    overflow: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > small {
    margin-left: 8px;
    color: ${color.ink2};
    font-variant-numeric: tabular-nums;
  }
`
