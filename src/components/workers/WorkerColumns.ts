import styled from 'styled-components'
import { rem } from '@/ui/tokens'

/** The page of a worker: sections in one column, on wide screens in two. */
export const WorkerColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    align-content: start;
    min-width: 0;
  }
  @media (min-width: ${rem(1000)}) {
    grid-template-columns: minmax(0, 1fr) ${rem(320)};
  }
`
