import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { formatMonth, type Month } from '@/lib/date'
import { addMonths } from '@/lib/months'
import { Button } from '@/ui/buttons/Button'
import { IconButton } from '@/ui/buttons/IconButton'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const loadMonthSheet = () => import('./MonthSheet').then((m) => m.MonthSheet)
const MonthSheet = dynamic(loadMonthSheet, { ssr: false, loading: LazyDialogBoundary })
const preloadMonthSheet = () => void loadMonthSheet().catch(() => undefined)

type Props = {
  headingId: string
  month: Month
  onMonth: ((month: Month) => void) | undefined
  onToday: () => void
  aside: ReactNode
}

/** The displayed month, and buttons that change it; its name opens a choice of year and month. */
export function MonthBar({ headingId, month, onMonth, onToday, aside }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <div data-bar=''>
      <h2 id={headingId} aria-live='polite'>
        {onMonth ? (
          <button
            type='button'
            aria-haspopup='dialog'
            onPointerEnter={preloadMonthSheet}
            onFocus={preloadMonthSheet}
            onClick={() => setIsChoosing(true)}
          >
            {formatMonth(month)}
            <ChevronDown size={16} aria-hidden />
          </button>
        ) : (
          formatMonth(month)
        )}
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
      {isChoosing && onMonth && (
        <MonthSheet month={month} onSelect={onMonth} onClose={() => setIsChoosing(false)} />
      )}
    </div>
  )
}
