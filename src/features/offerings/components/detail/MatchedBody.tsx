import type { ReactNode } from 'react'
import styled from 'styled-components'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { color, font, weight } from '@/ui/tokens'

type Props = {
  nameKana: string
  /** Undefined while loading. */
  shift: { startAt: string; endAt: string; offeringTitle: string } | undefined
  children: ReactNode
}

/**
 * The content of a sheet about one matched worker: the worker and the shift, then the sheet's own
 * content.
 */
export function MatchedBody({ nameKana, shift, children }: Props) {
  return (
    <Body>
      <p>
        {nameKana}
        {shift && (
          <>
            {' '}
            ・ <b>{formatShift(shift.startAt, shift.endAt, serverNow())}</b> {shift.offeringTitle}
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
  }
  && > [data-final] {
    color: ${color.dangerText};
    font-weight: ${weight.bold};
  }
`
