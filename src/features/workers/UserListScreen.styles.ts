import styled from 'styled-components'
import { Tabs } from '@/ui/navigation/Tabs'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { color, framed, media, rem } from '@/ui/tokens'
import { userCells } from './components/userColumns.styles'

export const Ways = styled.div`
  display: flex;
  gap: 8px;
  ${media.phone} {
    display: none;
  }
`

export const Filters = styled.div`
  margin-top: 12px;
  ${media.tablet} {
    margin: 16px 0 10px;
  }
`

/** The workers: a table on wide screens, cards below 750 px. */
export const TableArea = styled.div`
  /* && doubles the class, so that these rules override those of DataTable regardless of the load
     order. */
  && {
    /* Reserves the row of the count while loading. */
    > p {
      min-height: ${rem(32)};
      margin: 0 0 8px;
    }
    ${userCells}
  }
`

/** Has the height of the rows: below the column headings, on phones as separate cards. */
export const RowSkeleton = styled(Skeleton)`
  ${media.phone} {
    && {
      border: 0;
      background: none;
    }
    && [data-skeleton-row] {
      height: ${rem(88)};
      margin-bottom: 8px;
      ${framed}
    }
  }
  ${media.tablet} {
    && {
      padding-top: 44px;
    }
    && [data-skeleton-row] {
      height: ${rem(60)};
    }
  }
`

/** On phones the tabs touch the header. */
export const ListTabs = styled(Tabs)`
  ${media.phone} {
    && {
      margin: -16px -16px 0;
      background: ${color.surface};
    }
  }
`
