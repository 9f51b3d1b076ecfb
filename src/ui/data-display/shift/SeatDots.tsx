import styled from 'styled-components'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { color, font, media, radiusFull, weight } from '@/ui/tokens'

/** The element of SeatDots, exported for the styles of its containers. */
export const SeatDotsElement = styled.span`
  display: inline-flex;
  /* If both do not fit into the column, the number of absences goes below the seats. */
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  small {
    white-space: normal;
  }
  b {
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  > [aria-hidden]:first-child {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  [data-seat] {
    box-sizing: border-box;
    width: 9px;
    height: 9px;
    border-radius: ${radiusFull};
    border: 1.5px solid ${color.control};
    background: ${color.surface};
  }
  &[data-recruiting] [data-seat] {
    border-color: ${color.primary};
  }
  [data-filled] {
    background: ${color.ink};
    border-color: ${color.ink};
  }
  [data-bar] {
    display: block;
    width: 56px;
    height: 6px;
    border-radius: ${radiusFull};
    background: ${color.sunken};
    overflow: hidden;
  }
  [data-bar]::before {
    content: '';
    display: block;
    height: 100%;
    width: calc(var(--share) * 100%);
    border-radius: ${radiusFull};
    background: ${color.ink2};
  }
  &[data-recruiting] [data-bar]::before {
    background: ${color.primary};
  }
  &[data-big] {
    gap: 8px;
    font-size: ${font.xs};
  }
  &[data-big] b {
    font-size: ${font.l};
  }
  &[data-big] [data-seat] {
    width: 12px;
    height: 12px;
  }
  ${media.forced} {
    [data-filled] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

/**
 * Filled seats of all seats. Up to eight are drawn as dots, more as a bar. `recruiting` draws the
 * empty seats in blue.
 */
export function SeatDots({
  filled,
  total,
  recruiting = false,
  big = false,
  ended = 0,
}: {
  filled: number
  total: number
  recruiting?: boolean
  big?: boolean
  /** The number of filled seats of absent or cancelled workers. */
  ended?: number
}) {
  return (
    <SeatDotsElement data-recruiting={recruiting || undefined} data-big={big || undefined}>
      <span aria-hidden>
        {total <= 8 ? (
          Array.from({ length: total }, (_, i) => (
            <i key={i} data-seat='' data-filled={i < filled || undefined} />
          ))
        ) : (
          <i data-bar='' ref={setCssVariables({ '--share': Math.min(1, filled / total) })} />
        )}
      </span>
      <span aria-hidden>
        <b>{filled}</b>/{total}名
      </span>
      <VisuallyHidden>
        {total}名中{filled}名
      </VisuallyHidden>
      {ended > 0 && <small>うち欠勤・取消 {ended}名</small>}
    </SeatDotsElement>
  )
}
