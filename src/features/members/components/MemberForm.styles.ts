import styled from 'styled-components'
import { color } from '@/ui/tokens'

export const Note = styled.p`
  color: ${color.ink2};
`
