import styled from 'styled-components'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings.schemas'
import { businessMinutes, formatDay, formatDuration, formatHours, minutesBetween, minutesOfDay } from '@/lib/jst'
import { formatNumber } from '@/lib/money'
import { Ruler } from '@/ui/Ruler'
import { color, font, media, radius, weight } from '@/ui/tokens'

/** The shift at a glance: when, how many, what it pays and what it costs. */
export function PostedTicket({ preview: { startAt, endAt, pay, cost }, input }: { preview: NonNullable<OfferingValidation['preview']>; input: OfferingInput }) {
  const start = businessMinutes(minutesOfDay(startAt))
  const facts = [['募集', input.peopleWanted, '名'], ['時給', input.hourlyWageYen, '円'], [`${cost.people}名分の合計(税込)`, cost.totalYen, '円']] as const
  return (
    <Root>
      <div data-when=''>
        <span>{formatDay(startAt, new Date())}</span><b>{formatHours(startAt, endAt)}</b>
        <small>{input.breakMin > 0 ? `休憩${input.breakMin}分` : '休憩なし'} ・ 実働{formatDuration(pay.workMin)}{pay.nightMin > 0 && `(深夜${formatDuration(pay.nightMin)})`}</small>
      </div>
      <dl>{facts.map(([label, value, unit]) => <div key={label}><dt>{label}</dt><dd>{formatNumber(value)}<small>{unit}</small></dd></div>)}</dl>
      <div data-ruler=''><Ruler big state='published' start={start} end={start + minutesBetween(startAt, endAt)} /></div>
    </Root>
  )
}

const Root = styled.div`
  overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius}; background: ${color.surface}; font-variant-numeric: tabular-nums;
  [data-when] { display: grid; padding: 14px 16px; background: ${color.primaryTint}; border-bottom: 1px dashed ${color.line}; }
  [data-when] span { font-size: ${font.m}; font-weight: ${weight.bold}; }
  [data-when] b { font-size: ${font.xl}; font-weight: ${weight.bold}; line-height: 1.3; }
  [data-when] small { font-size: ${font.xs}; color: ${color.ink2}; }
  dl { display: flex; flex-wrap: wrap; margin: 0; border-bottom: 1px solid ${color.lineSoft}; }
  dl > div { padding: 12px 16px; }
  dl > div + div { border-left: 1px solid ${color.lineSoft}; }
  dt { font-size: ${font.xs}; color: ${color.ink3}; white-space: nowrap; }
  dd { margin: 0; font-size: ${font.l}; line-height: 1.3; font-weight: ${weight.bold}; white-space: nowrap; }
  dd small { margin-left: 1px; font-size: 13px; font-weight: ${weight.regular}; }
  [data-ruler] { padding: 14px 16px 10px; }
  ${media.tablet} { [data-when] { padding: 20px 24px; } [data-when] b { font-size: ${font.xxl}; } dl > div { padding: 14px 24px; } [data-ruler] { padding: 16px 24px 12px; } }
`
