import styled from 'styled-components'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, media, weight } from '@/ui/tokens'

/** The element of SeatDots, for styles of what contains it. */
export const SeatDotsElement = styled.span`
  display: inline-flex;
  /* The number of absences is below the seats where both are wider than their column. */
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
  font-size: ${font.s};
  font-variant-numeric: tabular-nums;
  ${media.largeText} {
    small {
      white-space: normal;
    }
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
  i {
    box-sizing: border-box;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    border: 1.5px solid ${color.control};
    background: ${color.surface};
  }
  &[data-recruiting] i {
    border-color: ${color.primary};
  }
  i[data-on] {
    background: ${color.ink};
    border-color: ${color.ink};
  }
  u {
    display: block;
    width: 56px;
    height: 6px;
    border-radius: 3px;
    background: ${color.sunken};
    overflow: hidden;
  }
  u::before {
    content: '';
    display: block;
    height: 100%;
    width: calc(var(--share) * 100%);
    border-radius: 3px;
    background: ${color.ink2};
  }
  &[data-recruiting] u::before {
    background: ${color.primary};
  }
  &[data-big] {
    gap: 8px;
    font-size: ${font.xs};
  }
  &[data-big] b {
    font-size: ${font.l};
  }
  &[data-big] i {
    width: 12px;
    height: 12px;
  }
  ${media.forced} {
    i[data-on] {
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
  className,
  filled,
  total,
  recruiting = false,
  unit = '名',
  big = false,
  ended = 0,
}: {
  className?: string | undefined
  filled: number
  total: number
  recruiting?: boolean
  unit?: string
  big?: boolean
  /** The number of filled seats of absent or cancelled workers. */
  ended?: number
}) {
  return (
    <SeatDotsElement
      className={className}
      data-recruiting={recruiting || undefined}
      data-big={big || undefined}
    >
      <span aria-hidden>
        {total <= 8 ? (
          Array.from({ length: total }, (_, i) => <i key={i} data-on={i < filled || undefined} />)
        ) : (
          <u ref={setCssVariables({ '--share': Math.min(1, filled / total) })} />
        )}
      </span>
      <span aria-hidden>
        <b>{filled}</b>/{total}
        {unit}
      </span>
      <VisuallyHidden>
        {total}
        {unit}中{filled}
        {unit}
      </VisuallyHidden>
      {ended > 0 && (
        <small>
          うち欠勤・取消 {ended}
          {unit}
        </small>
      )}
    </SeatDotsElement>
  )
}
