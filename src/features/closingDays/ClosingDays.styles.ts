import styled from 'styled-components'
import { color, font, target } from '@/ui/tokens'

export const Rows = styled.ul`
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
  small {
    display: block;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
export const Acts = styled.span`
  display: flex;
  flex: none;
`
export const Effects = styled.ul`
  margin: 0 0 16px;
  padding-left: 20px;
  list-style: disc;
  font-size: ${font.s};
  color: ${color.ink2};
  > li + li {
    margin-top: 4px;
  }
`
export const Empty = styled.p`
  margin: 0 0 12px;
  font-size: ${font.s};
  color: ${color.ink2};
`
