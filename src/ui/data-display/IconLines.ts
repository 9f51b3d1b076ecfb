import styled from 'styled-components'
import { color } from '@/ui/tokens'

/**
 * A list of lines, each with an icon (size 16) before its text. `data-tone` on a line gives the icon its colour:
 * `warning`, `danger` or `success`.
 */
export const IconLines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  > li {
    display: flex;
    gap: 8px;
  }
  /* In the middle of the first line, whatever the size of its text. */
  > li > svg {
    flex: none;
    height: 1lh;
    color: ${color.ink3};
  }
  > li > span {
    min-width: 0;
  }
  > [data-tone='warning'] > svg {
    color: ${color.warningText};
  }
  > [data-tone='danger'] > svg {
    color: ${color.danger};
  }
  > [data-tone='success'] > svg {
    color: ${color.successText};
  }
`
