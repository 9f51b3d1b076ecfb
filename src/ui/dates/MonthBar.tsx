import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { addMonths, formatMonth, type Month } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'

type Props = {
  headingId: string
  month: Month
  onMonth: ((month: Month) => void) | undefined
  onToday: () => void
  aside: ReactNode
}

/** The displayed month, and buttons that change it. */
export function MonthBar({ headingId, month, onMonth, onToday, aside }: Props) {
  return (
    <div data-bar=''>
      <h2 id={headingId} aria-live='polite'>
        {formatMonth(month)}
      </h2>
      {onMonth && (
        <>
          <IconButton
            label='前の月'
            icon={<ChevronLeft aria-hidden />}
            onClick={() => onMonth(addMonths(month, -1))}
          />
          <IconButton
            label='次の月'
            icon={<ChevronRight aria-hidden />}
            onClick={() => onMonth(addMonths(month, 1))}
          />
          <Button size={32} onClick={onToday}>
            本日
          </Button>
        </>
      )}
      {aside !== undefined && <div>{aside}</div>}
    </div>
  )
}
