import styled from 'styled-components'
import { WorkerColumns } from '@/components/workers/WorkerColumns'
import { rem } from '@/ui/tokens'

/**
 * The sections: groups and memo, figures, history, the rest. Phones show them in this order, so that the store's own
 * notes are on the first screen; on wide screens the figures are above two columns.
 */
export const Sections = styled(WorkerColumns)`
  gap: 24px 32px;
  > dl {
    margin: 0;
  }
  @media (min-width: ${rem(1000)}) {
    grid-template-rows: auto auto 1fr;
    > dl {
      grid-area: 1 / 1 / auto / span 2;
    }
    > [data-part='notes'] {
      grid-area: 2 / 2;
    }
    > [data-part='history'] {
      grid-area: 2 / 1 / span 2;
    }
    > [data-part='rest'] {
      grid-area: 3 / 2;
    }
  }
`
