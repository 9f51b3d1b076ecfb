import type { ReactNode } from 'react'
import styled from 'styled-components'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { color, font, weight } from '@/ui/tokens'

/** What a sheet needs that acts on one matched worker. */
export type MatchedActionProps = {
  clientId: string
  offeringId: number | string
  user: { userId: number; name: string; nameKana: string }
  onClose: () => void
}
type Props = {
  nameKana: string | undefined
  /** Undefined while loading. */
  shift: { startAt: string; endAt: string; offeringTitle?: string } | undefined
}

/** The reading of a worker's name and the shift, as the first line of a sheet about both. */
export function MatchedLine({ nameKana, shift }: Props) {
  return (
    <Line>
      {nameKana}
      {shift && (
        <>
          {' '}
          ・ <b>{formatShift(shift.startAt, shift.endAt, serverNow())}</b> {shift.offeringTitle}
        </>
      )}
    </Line>
  )
}

/** The content of a sheet about one matched worker: the worker and the shift, then the children. */
export function MatchedBody({ children, ...line }: Props & { children: ReactNode }) {
  return (
    <Body>
      <MatchedLine {...line} />
      {children}
    </Body>
  )
}

const Line = styled.p`
  font-size: ${font.s};
  color: ${color.ink2};
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
`
const Body = styled.div`
  display: grid;
  gap: 12px;
  > p {
    font-size: ${font.s};
    color: ${color.ink2};
  }
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  ul {
    padding-left: 1.2em;
    list-style: disc;
    font-size: ${font.s};
  }
`
