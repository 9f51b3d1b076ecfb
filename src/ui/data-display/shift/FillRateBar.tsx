import { weekdayName, type Day } from '@/lib/date'
import { Link } from '@/ui/buttons/Link'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { dayKind } from './dayKind'
import { Days } from './FillRateBar.styles'

type FillRateDay = {
  day: Day
  filled: number
  total: number
  href?: string
  holiday?: string | undefined
  today?: boolean
}

/**
 * The seats of the coming days as bars: blue where seats are open, dark where all are filled, empty
 * where nothing is posted.
 */
export function FillRateBar({ label, days }: { label: string; days: readonly FillRateDay[] }) {
  return (
    <Days aria-label={label}>
      {days.map((day) => (
        <li key={day.day}>
          <DayBar {...day} />
        </li>
      ))}
    </Days>
  )
}

function DayBar({ day, filled, total, href, holiday, today }: FillRateDay) {
  const dayName = weekdayName(day)
  const kind = dayKind(day, holiday)
  const accessibleName = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 ${dayName}曜日${holiday === undefined ? '' : ` ${holiday}`} ${total === 0 ? '募集なし' : `${total}名中${filled}名`}`
  const content = (
    <>
      <span data-weekday=''>{holiday === undefined ? dayName : '祝'}</span>
      <b>{Number(day.slice(8))}</b>
      <i ref={setCssVariables({ '--share': total === 0 ? 0 : Math.min(1, filled / total) })} />
      <span data-seats=''>{total === 0 ? '–' : `${filled}/${total}`}</span>
    </>
  )
  const attributes = {
    'data-kind': kind,
    'data-today': today || undefined,
    'data-open': filled < total || undefined,
  }
  return href === undefined ? (
    <span role='img' aria-label={accessibleName} {...attributes}>
      {content}
    </span>
  ) : (
    <Link href={href} {...attributes}>
      <span className='vh'>{accessibleName}</span>
      <span data-face='' aria-hidden>
        {content}
      </span>
    </Link>
  )
}
