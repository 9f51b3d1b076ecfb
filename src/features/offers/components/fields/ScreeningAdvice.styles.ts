import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

/** The advice below a field; `data-level` tells errors from warnings. */
export const Advice = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  margin-top: 2px;
  font-size: ${font.s};
  line-height: 1.55;
  > div {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
  p {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    margin: 0;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
  }
  button svg {
    margin: 0;
  }
  [data-level='error'] > p {
    color: ${color.dangerText};
  }
  [data-level='warning'] > p {
    color: ${color.warningText};
  }
  [data-level] > [data-hint] {
    padding-left: 22px;
    color: ${color.ink2};
  }
  [data-undo] {
    align-items: center;
    flex-wrap: wrap;
    color: ${color.ink2};
  }
`
