import { Link } from '@/ui/buttons/Link'
import { weekdayName, type Day } from '@/lib/date'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import { dayKind } from './dayKind'
import { Days } from './FillRateBar.styles'

export type FillRateDay = {
  day: Day
  filled: number
  total: number
  href?: string
  holiday?: string | undefined
  today?: boolean
}

/** The next days as small tanks: blue where seats are open, dark where all are taken, empty where nothing is posted. */
export function FillRateBar({
  className,
  label,
  days,
}: {
  className?: string | undefined
  label: string
  days: readonly FillRateDay[]
}) {
  return (
    <Days className={className} aria-label={label}>
      {days.map((day) => (
        <li key={day.day}>
          <Tank {...day} />
        </li>
      ))}
    </Days>
  )
}

function Tank({ day, filled, total, href, holiday, today }: FillRateDay) {
  const name = weekdayName(day)
  const kind = dayKind(day, holiday)
  const words = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日 ${name}曜日${holiday === undefined ? '' : ` ${holiday}`} ${total === 0 ? '募集なし' : `${total}名中${filled}名`}`
  const inside = (
    <>
      <span data-weekday=''>{holiday === undefined ? name : '祝'}</span>
      <b>{Number(day.slice(8))}</b>
      <i ref={setCssVariables({ '--share': total === 0 ? 0 : Math.min(1, filled / total) })} />
      <span data-seats=''>{total === 0 ? '–' : `${filled}/${total}`}</span>
    </>
  )
  const shared = {
    'data-kind': kind,
    'data-today': today || undefined,
    'data-open': filled < total || undefined,
  }
  return href === undefined ? (
    <span role='img' aria-label={words} {...shared}>
      {inside}
    </span>
  ) : (
    <Link href={href} {...shared}>
      <span className='vh'>{words}</span>
      <span data-face='' aria-hidden>
        {inside}
      </span>
    </Link>
  )
}
