import styled from 'styled-components'
import { color } from '@/ui/tokens'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  p {
    color: ${color.ink2};
  }
`
