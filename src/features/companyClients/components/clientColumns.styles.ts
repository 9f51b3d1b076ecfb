import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

export const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`

export const Nothing = styled.span`
  font-size: ${font.xs};
  color: ${color.ink3};
`
