import styled from 'styled-components'
import { dayHeading } from '@/features/offerings/components/calendar/DayHeading.styles'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { rem } from '@/ui/tokens'
import { offeringCells } from './offeringColumns.styles'

/** Reserves the row of the count, which appears with the list. */
export const ListSkeleton = styled(Skeleton)`
  && {
    margin-top: ${rem(40)};
  }
`

/** The offerings: a table with the days as headings on wide screens, a ticket for each below 750 px. */
export const TicketTable = styled.div`
  /* && doubles the class, so that these rules override those of DataTable regardless of the load
     order. */
  && {
    > [role='table'] + [role='table'] {
      margin-top: 16px;
    }
    ${dayHeading}
    ${offeringCells}
  }
`
