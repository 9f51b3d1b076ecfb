import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

export const Note = styled.p`
  margin: 0;
  font-size: ${font.s};
  color: ${color.ink2};
`
