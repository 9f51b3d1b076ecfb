import styled from 'styled-components'
import { media } from '@/ui/tokens'

export const Body = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  ${media.phone} {
    gap: 12px;
    margin-top: 12px;
  }
`
