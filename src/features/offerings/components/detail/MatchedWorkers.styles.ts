import styled from 'styled-components'
import { workerActions } from '@/features/offerings/components/actions/WorkerActions.styles'
import { Notice } from '@/ui/feedback/Notice'
import { color } from '@/ui/tokens'
import { matchedWorkerCells } from './matchedWorkerColumns.styles'

/** The matched workers: a table on wide screens, cards below 750 px. */
export const Section = styled.section`
  margin-top: 16px;
  > p {
    margin: 0 0 12px;
    color: ${color.ink2};
  }
  > [data-count] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 32px;
  }
  > [data-count] > button {
    flex: none;
  }
  > p b {
    color: ${color.ink};
  }
  ${matchedWorkerCells}
  ${workerActions}
`

export const MatchesNotice = styled(Notice)`
  && {
    margin-bottom: 12px;
  }
`

export const HintPlace = styled.div`
  margin-top: 16px;
`
