import styled from 'styled-components'
import { media, rem } from '@/ui/tokens'

export const Actions = styled.div`
  display: contents;
  ${media.phone} {
    > [role='group'] {
      flex: 1 0 100%;
      margin-bottom: 4px;
    }
    > a {
      display: none;
    }
  }
  ${media.tablet} {
    > [role='group'] {
      margin-right: 8px;
    }
  }
`

export const CalendarSkeleton = styled.div`
  padding-top: 83px;
  @media (min-width: ${rem(1264)}) {
    max-width: calc(100% - 344px);
  }
`

/** Positioned like the notices of PageLayout. */
export const RunList = styled.div`
  margin-bottom: 24px;
  display: grid;
  gap: 8px;
`
