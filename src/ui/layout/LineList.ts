import styled from 'styled-components'
import { color, font, target } from '@/ui/tokens'

/**
 * A list with one line for each item: its name in a `<span>` or a link, a note below the name in `<small>`, and its
 * actions at the end of the line. Use `as='ol'` if the order has a meaning.
 */
export const LineList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: ${target};
    padding: 4px 0;
  }
  > li + li {
    border-top: 1px solid ${color.lineSoft};
  }
  > li > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
  }
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
