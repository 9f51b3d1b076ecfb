import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

export const Actions = styled.span`
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
