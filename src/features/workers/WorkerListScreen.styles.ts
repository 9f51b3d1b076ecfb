import styled from 'styled-components'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Tabs } from '@/ui/navigation/Tabs'
import { color, media, rem } from '@/ui/tokens'
import { userCells } from './components/workerColumns.styles'

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

/** Has the height of the rows, and on wide screens of the column headings above them. */
export const RowSkeleton = styled(Skeleton)`
  ${media.phone} {
    --row-height: ${rem(88)};
  }
  ${media.tablet} {
    --row-height: ${rem(60)};
    padding-top: 44px;
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
