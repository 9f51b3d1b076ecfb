import { CalendarPlus, Copy, CopyPlus, Eye } from 'lucide-react'
import { offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStatusLabel } from '@/domain/labels'
import { cancelCountdown } from '@/domain/matchings/matching'
import {
  addMinutes,
  businessMinutes,
  dayOf,
  formatEnd,
  formatTime,
  minutesBetween,
  minutesOfDay,
} from '@/lib/dates/tokyoDate'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Countdown } from '@/ui/data-display/Countdown'
import { Menu } from '@/ui/buttons/Menu'
import { SeatDots } from '@/ui/data-display/SeatDots'
import { TimeScale } from '@/ui/data-display/TimeScale'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { Ticket } from '@/ui/data-display/Ticket'
import { useMinute } from '@/features/offerings/hooks/useMinute'
import * as S from './DayTicket.styles'

/** The business day an instant belongs to: it begins at 5:00. */
const ruled = (instant: string) => dayOf(addMinutes(instant, -300))
const fromFive = (instant: string) => businessMinutes(minutesOfDay(instant))

/** One posting of the day that the calendar shows. */
export function DayTicket({
  clientId,
  offering: o,
  onCopy,
}: {
  clientId: string
  offering: Offering
  onCopy: () => void
}) {
  const now = useMinute()
  const at = now.toISOString()
  const mayPost = useCan(offerings.create)
  const start = fromFive(o.startAt)
  const ahead = o.status === 'published' || o.status === 'matching'
  const countdown = cancelCountdown(o.startAt, now, o.publishedAt ?? undefined)
  const here = href(routes.offering, { clientId, offeringId: o.id })
  const full = o.isFull && o.status === 'published'
  return (
    <Ticket
      state={o.status}
      from={formatTime(o.startAt)}
      to={formatEnd(o.startAt, o.endAt)}
      title={o.title}
      href={here}
      action={
        <Menu
          label={`${formatTime(o.startAt)}からの「${o.title}」の操作`}
          items={[
            { label: '詳細', icon: Eye, href: here },
            ...(mayPost
              ? [
                  { label: 'コピーする日を選ぶ', icon: CopyPlus, onSelect: onCopy },
                  {
                    label: '複数日に募集',
                    icon: CalendarPlus,
                    href: href(routes.bulkCreate, { clientId }, { offeringId: o.id }),
                  },
                  {
                    label: 'コピーして1件募集',
                    icon: Copy,
                    href: href(
                      routes.newOffering,
                      { clientId, offerId: o.offerId },
                      { copyOf: o.id },
                    ),
                  },
                ]
              : []),
          ]}
        />
      }
    >
      <S.Line>
        <StatusChip
          kind={full ? 'confirmed' : o.status}
          label={o.unfilled ? '不成立' : full ? '満員' : offeringStatusLabel[o.status]}
        />
        <SeatDots
          filled={o.peopleMatched}
          total={o.peopleWanted}
          recruiting={o.status === 'published'}
        />
        {o.unreadCount > 0 && (
          <StatusChip kind='warning' icon={null} label={`未読 ${o.unreadCount}件`} />
        )}
        {o.pendingFixCount > 0 && (
          <StatusChip kind='warning' icon={null} label={`修正依頼 ${o.pendingFixCount}件`} />
        )}
        {o.unreviewedCount > 0 && (
          <StatusChip kind='warning' icon={null} label={`評価待ち ${o.unreviewedCount}名`} />
        )}
      </S.Line>
      <TimeScale
        state={o.status}
        start={start}
        end={start + minutesBetween(o.startAt, o.endAt)}
        {...(ruled(at) === ruled(o.startAt) ? { now: fromFive(at) } : {})}
      />
      {ahead && o.peopleMatched > 0 && (
        <S.Line>
          <Countdown minutesLeft={countdown.passed ? 0 : countdown.remainingMin} />
        </S.Line>
      )}
    </Ticket>
  )
}
