import styled from 'styled-components'
import { color, media } from '@/ui/tokens'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
export const Note = styled.p`
  color: ${color.ink2};
`
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  ${media.tablet} {
    flex-direction: row-reverse;
  }
`
