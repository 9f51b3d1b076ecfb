import { useEffect, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings.schemas'
import { closeRuleLabel, offeringStatusLongLabel, publicationScopeLabel } from '@/domain/labels'
import { cancelCountdown } from '@/domain/matching'
import { formatDateTime, formatDay, formatDuration, formatEnd, formatTime, minutesBetween, minutesOfDay } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { Countdown } from '@/ui/Countdown'
import { Pips } from '@/ui/Pips'
import { Ruler } from '@/ui/Ruler'
import { StatusChip } from '@/ui/StatusChip'
import { Ticket } from '@/ui/Ticket'
import { color, font, media, weight } from '@/ui/tokens'

/** Minutes of the business day, which begins at 5:00. */
const fromFive = (instant: string) => (minutesOfDay(instant) - 300 + 1440) % 1440

/** The shift itself, as the big ticket: when, how it stands, and what it costs. */
export function OfferingHeader({ offering: o, actions }: { offering: OfferingDetail; actions: ReactNode }) {
  const now = useMinute()
  const start = fromFive(o.startAt), countdown = cancelCountdown(o.startAt, now, o.publishedAt ?? o.createdAt)
  const ahead = o.status === 'published' || o.status === 'matching'
  const facts: [string, ReactNode, ReactNode?][] = [
    ['募集', <Pips key='pips' filled={o.peopleMatched} total={o.peopleWanted} recruiting={o.status === 'published'} big />],
    ['応募の締切', formatDateTime(o.closesAt, now), closeRuleLabel[o.closeRule]],
    ['時給 / 交通費', `${formatYen(o.hourlyWageYen)} / ${o.transportationYen > 0 ? formatYen(o.transportationYen) : 'なし'}`, `1人あたりの報酬 ${formatYen(o.pay.grossYen)}`],
    ['費用の見込み', formatYen(o.matchedCost.totalYen), `${o.peopleMatched}名・税込。${o.peopleWanted}名そろうと ${formatYen(o.cost.totalYen)}`],
  ]
  return (
    <Root>
      <Ticket state={o.status} heading='h2' from={formatTime(o.startAt)} to={formatEnd(o.startAt, o.endAt)} day={<b>{formatDay(o.startAt, now)}</b>} title={<h1 tabIndex={-1}>{o.title}</h1>}>
        <div data-chips=''>
          <StatusChip kind={o.status} label={o.unfilled ? '不成立' : o.isFull && o.status === 'published' ? '募集中(満員)' : offeringStatusLongLabel[o.status]} />
          <StatusChip kind='outline' label={`${publicationScopeLabel[o.scope]}${o.groups.length > 0 ? `「${o.groups.map((g) => g.name).join('」「')}」` : ''}`} />
          {ahead && o.peopleMatched > 0 && <Countdown minutesLeft={countdown.passed ? 0 : countdown.remainingMin} exact {...(countdown.passed ? { cost: o.matchedCost.wagesYen + o.matchedCost.premiumsYen + o.matchedCost.transportationYen } : {})} />}
        </div>
        <Ruler big state={o.status} start={start} end={start + minutesBetween(o.startAt, o.endAt)} {...(o.status === 'working' ? { now: fromFive(now.toISOString()) } : {})} />
        <p data-hours=''>{o.breakMin > 0 ? `休憩${o.breakMin}分` : '休憩なし'} ・ 実働{formatDuration(o.pay.workMin)}{o.pay.nightMin > 0 && `(深夜${formatDuration(o.pay.nightMin)})`}</p>
        <dl>{facts.map(([label, value, note]) => <div key={label}><dt>{label}</dt><dd>{value}{note && <small>{note}</small>}</dd></div>)}</dl>
        <div data-acts=''>{actions}</div>
      </Ticket>
    </Root>
  )
}

/** The present, renewed each minute: a countdown must not stand still. */
function useMinute() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => { const timer = setInterval(() => setNow(new Date()), 60_000); return () => clearInterval(timer) }, [])
  return now
}

const Root = styled.div`
  margin-bottom: 24px;
  h2 { font-size: inherit; }
  h1 { margin: 0; font-size: ${font.l}; line-height: 1.4; word-break: auto-phrase; }
  h1:focus:not(:focus-visible) { outline: none; }
  [data-chips], [data-acts] { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  [data-hours] { margin: 0; font-size: ${font.s}; color: ${color.ink2}; }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 16px; margin: 4px 0; }
  dt { font-size: ${font.xs}; color: ${color.ink3}; }
  dd { margin: 0; font-weight: ${weight.bold}; font-size: ${font.m}; overflow-wrap: anywhere; }
  dd > small { display: block; font-size: ${font.xs}; font-weight: ${weight.regular}; color: ${color.ink2}; }
  ${media.tablet} { h1 { font-size: ${font.xl}; } article { --stub: 150px; } dl { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`
