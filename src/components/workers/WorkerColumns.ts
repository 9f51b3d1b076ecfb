import styled, { css } from 'styled-components'
import { rem } from '@/ui/tokens'

/** Not a grid: Firefox prints a grid that does not fit on a sheet of paper from the next sheet on. */
const oneColumn = css`
  display: flex;
  flex-direction: column;
  gap: 32px;
`
/** The page of a worker: sections in one column, on wide screens in two. */
export const WorkerColumns = styled.div`
  ${oneColumn}
  > div {
    ${oneColumn}
    min-width: 0;
  }
  @media (min-width: ${rem(1000)}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${rem(320)};
  }
`
