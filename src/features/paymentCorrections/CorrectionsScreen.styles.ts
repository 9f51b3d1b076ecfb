import styled from 'styled-components'
import { media } from '@/ui/tokens'

/** The filters below the tabs; on phones nothing is there until they are opened. */
export const Filters = styled.div`
  &:has([role='search']) {
    margin-top: 12px;
    ${media.tablet} {
      margin-top: 16px;
    }
  }
`

export const Body = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  ${media.phone} {
    gap: 12px;
    margin-top: 12px;
  }
`
