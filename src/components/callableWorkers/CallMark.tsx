import styled from 'styled-components'
import type { CallableWorker, CallBasis } from '@/contracts/callableWorkers/schemas'
import { callsLeftText } from '@/domain/workers/callsLeft'
import { serverNow } from '@/lib/clock'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { color, font, radiusS } from '@/ui/tokens'

const stateLabel = { busy: '予定あり', conditions: '条件外', blocked: 'ブロック中' } as const

type Props = {
  worker: CallableWorker
  basis: Pick<CallBasis, 'workOn' | 'occupationName'>
  /** Shows the reason below; otherwise only screen readers read it. */
  hasReason?: boolean
}

/** How often a worker can still be called, and why not for this offering. */
export function CallMark({ worker, basis, hasReason = false }: Props) {
  const { state, reason, callsLeft, experienceCount } = worker
  const { workOn, occupationName } = basis
  const isOther = state === 'busy' || state === 'conditions' || state === 'blocked'
  return (
    <Root>
      {isOther && <StatusChip kind='outline' label={stateLabel[state]} />}
      {state !== 'blocked' && (
        <span data-tone={toneOf(callsLeft)}>{callsLeftText(callsLeft, workOn, serverNow())}</span>
      )}
      {experienceCount > 0 && (
        <small>
          {occupationName}の経験 {experienceCount}回
        </small>
      )}
      {reason !== null && (hasReason || state === 'limit') && <small>{reason}</small>}
    </Root>
  )
}

function toneOf(callsLeft: number) {
  if (callsLeft === 0) return 'none'
  return callsLeft === 1 ? 'last' : undefined
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  [data-tone='last'] {
    padding: 2px 6px;
    border-radius: ${radiusS};
    background: ${color.warningTint};
    color: ${color.warningText};
  }
  [data-tone='none'] {
    color: ${color.dangerText};
  }
  small {
    flex-basis: 100%;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
