import styled from 'styled-components'
import type { TodayBoard, TodayUser } from '@/contracts/offerings.schemas'
import type { PresenceState } from '@/contracts/statuses'
import { presenceLabel } from '@/domain/labels'
import { businessMinutes, addMinutes, dayOf, formatEnd, formatTime, minutesBetween, minutesOfDay } from '@/lib/jst'
import { routes } from '@/routes'
import { href } from '@/routes/kit'
import { Avatar } from '@/ui/Avatar'
import { ButtonLink } from '@/ui/ButtonLink'
import { Pips } from '@/ui/Pips'
import { Ruler } from '@/ui/Ruler'
import { StatusChip, type ChipKind } from '@/ui/StatusChip'
import { Tag } from '@/ui/Tag'
import { Ticket } from '@/ui/Ticket'
import { color, font, media, weight } from '@/ui/tokens'

const chips: Record<PresenceState, ChipKind> = {
  before: 'established', soon: 'established', late: 'late', checked_in: 'working', checked_out: 'worked', absent: 'absence', fix_requested: 'warning', confirmed: 'worked',
}
/** Minutes of the business day, which begins at 5:00. */
const fromFive = (instant: string) => businessMinutes(minutesOfDay(instant))
/** The business day, by its date: the pin of the present belongs on rulers of the same one. */
const ruled = (instant: string) => dayOf(addMinutes(instant, -300))

function Person({ user: u, place }: { user: TodayUser; place: string }) {
  const late = u.presence === 'late'
  return (
    <li data-late={late || undefined}>
      <span data-who=''><Avatar name={u.name} size={32} /><span><b>{u.name}</b><small>{u.nameKana}</small></span></span>
      <span data-how=''>
        <span data-chips=''>
          <StatusChip kind={chips[u.presence]} label={late ? 'まだ到着していません' : presenceLabel[u.presence]} />
          {late && u.overdueMin > 0 && <span>{u.overdueMin}分経過</span>}
          {u.checkedInAt && <span>{formatTime(u.checkedInAt)} 出勤{u.checkedOutAt && ` ・ ${formatTime(u.checkedOutAt)} 退勤`}</span>}
          {u.checkedOutAt === null && (u.isFirstTime ? <StatusChip kind='first' label='はじめて' /> : <Tag>{u.workedCountHere + 1}回目</Tag>)}
          {u.unanswered && u.checkedInAt === null && <span data-note=''>事前質問に未回答</span>}
        </span>
        {u.unreadMessage && <q>{formatTime(u.unreadMessage.sentAt)}「{u.unreadMessage.body}」</q>}
        {late && <ButtonLink size={32} tone='blue' href={place} aria-label={`${u.name}さんの未到着に対応する`}>対応する</ButtonLink>}
      </span>
    </li>
  )
}

type Props = { clientId: string; offering: TodayBoard['offerings'][number]; day: string; asOf: string }

/** One shift of the day with its people; who is missing stands first. */
export function TodayTicket({ clientId, offering: o, day, asOf }: Props) {
  const place = href(routes.offering, { clientId, offeringId: o.id })
  const start = fromFive(o.startAt), left = o.peopleWanted - o.peopleMatched
  return (
    <Root>
      <Ticket state={o.status} from={formatTime(o.startAt)} to={formatEnd(o.startAt, o.endAt)} title={o.title} href={place} heading='h3'
        {...(dayOf(o.startAt) === day ? {} : { day: '昨夜から' })} aside={<Pips filled={o.peopleMatched} total={o.peopleWanted} recruiting={o.status === 'published'} />}
        {...(o.users.length > 0 ? { rows: o.users.map((u) => <Person key={u.matchingId} user={u} place={place} />) } : {})}>
        {o.status === 'published' && left > 0 && <span data-chips=''><StatusChip kind='published' label={`あと${left}名 募集中`} /><span>締切 {formatTime(o.closesAt)}</span></span>}
        {o.status === 'finished' && o.peopleMatched === 0 && <span data-chips=''><StatusChip kind='finished' label='申し込みがありませんでした' /></span>}
        <Ruler state={o.status} start={start} end={start + minutesBetween(o.startAt, o.endAt)} {...(ruled(asOf) === ruled(o.startAt) ? { now: fromFive(asOf) } : {})} />
      </Ticket>
    </Root>
  )
}

const Root = styled.div`
  [data-chips] { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font-size: 13px; color: ${color.ink2}; }
  li { display: grid; gap: 6px; padding: 10px 14px; }
  li[data-late] { background: ${color.warningTint}; }
  li[data-late] .uiChip[data-s='late'] { background: ${color.surface}; }
  [data-who] { display: flex; align-items: center; gap: 10px; min-width: 0; }
  [data-who] b { display: block; font-weight: ${weight.bold}; font-size: ${font.m}; line-height: 1.4; }
  [data-who] small { display: block; font-size: ${font.xs}; color: ${color.ink2}; }
  [data-how] { display: grid; gap: 4px; justify-items: start; min-width: 0; padding-left: 42px; font-size: 13px; }
  [data-note] { color: ${color.warningText}; }
  q { display: block; padding: 2px 0 2px 10px; border-left: 3px solid ${color.warningLine}; font-size: ${font.s}; line-height: 1.5; quotes: none; overflow-wrap: anywhere; }
  ${media.tablet} {
    li { grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr); align-items: center; gap: 12px; min-height: 56px; padding: 8px 16px; box-sizing: border-box; }
    [data-how] { padding-left: 0; }
    [data-who] b { font-size: ${font.s}; }
  }
`
