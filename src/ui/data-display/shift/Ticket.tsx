import type { ReactNode } from 'react'
import { Link } from '@/ui/buttons/Link'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { TicketFrame } from './Ticket.styles'

type TicketState = 'unpublished' | 'published' | 'matching' | 'working' | 'finished'
type Props = {
  className?: string | undefined
  state: TicketState
  from: string
  to: string
  day?: ReactNode
  title: ReactNode
  href?: string
  heading?: 'h2' | 'h3' | 'h4'
  aside?: ReactNode
  action?: ReactNode
  children?: ReactNode
  rows?: ReactNode
}

/**
 * One dated shift. `from` and `to` are display texts (9:30, 翌2:00); the colour of the left column
 * shows the state (none for `matching`). `aside` is shown to the right of the title, `action` at
 * the far right, children below (chips, TimeScale), and `rows` are the `<li>` elements of the
 * people on the shift. Not for people or offers.
 */
export function Ticket({
  className,
  state,
  from,
  to,
  day,
  title,
  href,
  heading: Heading = 'h3',
  aside,
  action,
  children,
  rows,
}: Props) {
  return (
    <TicketFrame
      className={className}
      data-status={state}
      data-rows={rows !== undefined || undefined}
    >
      <div data-stub=''>
        {day !== undefined && <span data-day=''>{day}</span>}
        <span data-from=''>{from}</span>
        <i aria-hidden />
        <VisuallyHidden>から</VisuallyHidden>
        <span data-to=''>{to}</span>
      </div>
      <div data-body=''>
        <div data-top=''>
          <Heading>{href ? <Link href={href}>{title}</Link> : title}</Heading>
          {aside}
          {action && <div data-action=''>{action}</div>}
        </div>
        {children}
      </div>
      {rows !== undefined && <ul data-people=''>{rows}</ul>}
    </TicketFrame>
  )
}
