import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatShift } from '@/lib/date'
import { color, weight } from '@/ui/tokens'

type Props = {
  nameKana: string
  /** Once it is known. */
  shift: { startAt: string; endAt: string; offeringTitle: string } | undefined
  children: ReactNode
}

/** A sheet about one matched worker: who it is and which shift, then what is to be known and chosen. */
export function MatchedBody({ nameKana, shift, children }: Props) {
  return (
    <Body>
      <p>
        {nameKana}
        {shift && (
          <>
            {' '}
            ・ <b>{formatShift(shift.startAt, shift.endAt, new Date())}</b> {shift.offeringTitle}
          </>
        )}
      </p>
      {children}
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  gap: 12px;
  > p {
    font-size: 13px;
    color: ${color.ink2};
  }
  b {
    font-weight: ${weight.bold};
    color: ${color.ink};
  }
  ul {
    padding-left: 1.2em;
    list-style: disc;
  }
  && > [data-final] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
`
