import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

export const Count = styled.p`
  margin: 8px 0;
  font-size: ${font.xs};
  color: ${color.ink2};
`

export const BelowTable = styled.div`
  margin-top: 16px;
`
