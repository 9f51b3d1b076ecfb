import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OfferingDetail } from '@/contracts/offerings.schemas'
import { closeRuleLabel, offeringStatusLongLabel, publicationScopeLabel } from '@/domain/labels'
import { cancelCountdown } from '@/domain/matching'
import { businessMinutes, addMinutes, dayOf, formatDateTime, formatDay, formatDuration, formatEnd, formatSlashDay, formatTime, minutesBetween, minutesOfDay } from '@/lib/jst'
import { formatYen } from '@/lib/money'
import { Countdown } from '@/ui/Countdown'
import { Pips } from '@/ui/Pips'
import { Ruler } from '@/ui/Ruler'
import { StatusChip } from '@/ui/StatusChip'
import { color, font, hatch, media, radius, weight } from '@/ui/tokens'
import { useMinute } from './useMinute'

/** Minutes of the business day, which begins at 5:00. */
const fromFive = (instant: string) => businessMinutes(minutesOfDay(instant))
const ruled = (instant: string) => dayOf(addMinutes(instant, -300))

/** The shift itself, as the big ticket: when, how it stands, and what it costs. */
export function OfferingHeader({ offering: o, actions }: { offering: OfferingDetail; actions?: ReactNode }) {
  const now = useMinute(), at = now.toISOString()
  const start = fromFive(o.startAt), countdown = cancelCountdown(o.startAt, now, o.publishedAt ?? o.createdAt)
  const ahead = o.status === 'published' || o.status === 'matching'
  const estimate = o.peopleMatched > 0 ? o.matchedCost : o.cost
  const facts: [string, ReactNode, ReactNode?][] = [
    ['募集', <Pips key='pips' filled={o.peopleMatched} total={o.peopleWanted} recruiting={o.status === 'published'} big />],
    ['応募の締切', `${formatSlashDay(o.closesAt)} ${formatTime(o.closesAt)}`, closeRuleLabel[o.closeRule]],
    ['時給 / 交通費', `${formatYen(o.hourlyWageYen)} / ${o.transportationYen > 0 ? formatYen(o.transportationYen) : 'なし'}`, `1人あたりの報酬 ${formatYen(o.pay.grossYen)}`],
    ['費用の見込み', formatYen(estimate.totalYen), o.peopleMatched > 0 && o.peopleMatched < o.peopleWanted ? `${o.peopleMatched}名・税込(全員で ${formatYen(o.cost.totalYen)})` : `${estimate.people}名・税込`],
  ]
  return (
    <Root data-s={o.status}>
      <div data-when=''>
        <b data-date=''>{formatDay(o.startAt, now)}</b>
        <p data-hours=''><b>{formatTime(o.startAt)}</b><i>〜</i><b>{formatEnd(o.startAt, o.endAt)}</b></p>
        <p>{o.breakMin > 0 ? `休憩${o.breakMin}分` : '休憩なし'} ・ 実働{formatDuration(o.pay.workMin)}{o.pay.nightMin > 0 && `(深夜${formatDuration(o.pay.nightMin)})`}</p>
      </div>
      <div data-body=''>
        <div data-chips=''>
          <StatusChip kind={o.status} label={o.unfilled ? '不成立' : o.isFull && o.status === 'published' ? '募集中(満員)' : offeringStatusLongLabel[o.status]} />
          <StatusChip kind='outline' label={`${publicationScopeLabel[o.scope]}${o.groups.length > 0 ? `「${o.groups.map((g) => g.name).join('」「')}」` : ''}`} />
          {o.autoPublicAt !== null && ahead && <StatusChip kind='outline' label={`${formatDateTime(o.autoPublicAt, now)}に一般公開`} />}
          {ahead && o.peopleMatched > 0 && <Countdown minutesLeft={countdown.passed ? 0 : countdown.remainingMin} exact {...(countdown.passed ? { cost: o.matchedCost.wagesYen + o.matchedCost.premiumsYen + o.matchedCost.transportationYen } : {})} />}
        </div>
        <h1 tabIndex={-1}>{o.title}</h1>
        <Ruler big state={o.status} start={start} end={start + minutesBetween(o.startAt, o.endAt)} {...(ruled(at) === ruled(o.startAt) ? { now: fromFive(at) } : {})} />
        <dl>{facts.map(([label, value, note]) => <div key={label}><dt>{label}</dt><dd>{value}{note && <small>{note}</small>}</dd></div>)}</dl>
      </div>
      {actions && <div data-acts=''>{actions}</div>}
    </Root>
  )
}

const Root = styled.article`
  margin-bottom: 8px; overflow: hidden; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; font-variant-numeric: tabular-nums;
  p { margin: 0; }
  [data-when] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; padding: 12px 16px; border-bottom: 1px dashed ${color.line}; }
  [data-when] > p:last-child { width: 100%; font-size: ${font.xs}; color: ${color.ink2}; }
  [data-date] { font-weight: ${weight.bold}; }
  [data-hours] b { font-size: ${font.xl}; line-height: 1.3; font-weight: ${weight.bold}; letter-spacing: -.01em; }
  [data-hours] i { margin: 0 2px; font-style: normal; font-size: ${font.m}; color: ${color.ink2}; }
  &[data-s='published'] [data-when] { background: ${color.primaryTint}; }
  &[data-s='finished'] [data-when] { background: ${color.sunken}; }
  &[data-s='working'] [data-when] { background: ${color.brand}; border-color: ${color.ink}; }
  &[data-s='working'] [data-when] :is(p, i) { color: ${color.onBrand}; }
  &[data-s='unpublished'] { border-style: dashed; border-color: ${color.control}; }
  &[data-s='unpublished'] [data-when] { background: ${hatch.draft}; }
  [data-body] { display: grid; gap: 12px; min-width: 0; padding: 14px 16px; }
  [data-chips] { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
  [data-chips] .uiChip { max-width: 100%; height: auto; min-height: 24px; white-space: normal; line-height: 1.4; }
  h1 { margin: 0; font-size: ${font.l}; line-height: 1.4; word-break: auto-phrase; }
  dl { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 16px; margin: 0; }
  dt { font-size: ${font.xs}; color: ${color.ink3}; }
  dd { margin: 0; font-weight: ${weight.bold}; overflow-wrap: anywhere; }
  dd > small { display: block; font-size: ${font.xs}; font-weight: ${weight.regular}; color: ${color.ink3}; word-break: auto-phrase; }
  [data-acts] { display: flex; flex-wrap: wrap; gap: 8px; padding: 12px 16px; border-top: 1px solid ${color.lineSoft}; }
  ${media.phone} { [data-acts] > * { flex: 1; } }
  ${media.tablet} {
    display: grid; grid-template-columns: 216px minmax(0, 1fr); margin-bottom: 20px;
    [data-when] { grid-row: 1 / 3; flex-direction: column; flex-wrap: nowrap; align-items: flex-start; gap: 4px; padding: 24px; border-bottom: 0; border-right: 1px dashed ${color.line}; }
    [data-date] { font-size: ${font.m}; }
    [data-hours] { display: flex; flex-direction: column; margin: 8px 0; }
    [data-hours] b { font-size: ${font.xxl}; line-height: 1.15; }
    [data-hours] i { width: 2px; height: 14px; margin: 6px 0 6px 20px; border-radius: 1px; background: ${color.control}; font-size: 0; }
    &[data-s='working'] [data-hours] i { background: ${color.ink}; }
    [data-body] { padding: 20px 24px 16px; }
    h1 { font-size: ${font.xl}; }
    dl { grid-template-columns: repeat(4, auto); }
    [data-acts] { padding: 12px 24px; }
  }
`
