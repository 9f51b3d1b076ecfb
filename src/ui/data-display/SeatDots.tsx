import { vars } from '@/ui/layout/vars'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { classNames } from '@/ui/layout/classNames'

/** Seats: filled of total. Up to eight are drawn one by one, more as a bar. `recruiting` draws the empty ones blue. */
export function SeatDots({
  className,
  filled,
  total,
  recruiting = false,
  unit = '名',
  big = false,
}: {
  className?: string | undefined
  filled: number
  total: number
  recruiting?: boolean
  unit?: string
  big?: boolean
}) {
  return (
    <span
      className={classNames('uiPips', className)}
      data-recruiting={recruiting || undefined}
      data-big={big || undefined}
    >
      <span aria-hidden>
        {total <= 8 ? (
          Array.from({ length: total }, (_, i) => <i key={i} data-on={i < filled || undefined} />)
        ) : (
          <u ref={vars({ '--share': Math.min(1, filled / total) })} />
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
    </span>
  )
}
