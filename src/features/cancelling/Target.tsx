import { Lock, X } from '@/ui/icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OfferingDetail, OfferingUser } from '@/contracts/offerings.schemas'
import type { Judgement } from '@/contracts/rejections.schemas'
import { membershipTierLabel } from '@/domain/labels'
import { cancelCountdown, cancelLineHours } from '@/domain/matching'
import { minutesBeforeStart } from '@/domain/rejection'
import { dayOf, formatDay, formatDuration, formatShift, formatTime, minutesBetween } from '@/lib/jst'
import { formatNumber } from '@/lib/money'
import { Avatar } from '@/ui/Avatar'
import { Countdown } from '@/ui/Countdown'
import { IconButton } from '@/ui/IconButton'
import { StatusChip } from '@/ui/StatusChip'
import { color, font, media, radius, weight } from '@/ui/tokens'
import { vars } from '@/ui/vars'

type Props = {
  offering: OfferingDetail; people: readonly OfferingUser[]; now: Date; judgement: Judgement | undefined
  /** Takes somebody out of those who are called off. */
  onRemove?: (userId: number) => void
  /** On a phone's later steps: who and when only. */
  compact?: boolean
}
const today = (instant: string, now: Date) => (dayOf(instant) === dayOf(now) ? '本日' : minutesBetween(now, instant) > 0 && minutesBetween(now, instant) < 2880 ? '明日' : formatDay(instant, now))

/** Hours and minutes, the figures big. */
function Big({ minutes }: { minutes: number }) {
  const parts = [[Math.floor(minutes / 1440), '日'], [Math.floor(minutes / 60) % 24, '時間'], [minutes % 60, '分']] as const
  return <b>{parts.filter(([n, unit]) => n > 0 || (unit === '分' && minutes < 60)).map(([n, unit]) => <span key={unit}>{n}<small>{unit}</small></span>)}</b>
}

/** Whom it is about, when, how much time is left to the line, and what it costs. */
export function Target({ offering: o, people, now, judgement, onRemove, compact = false }: Props) {
  const left = minutesBeforeStart(o.startAt, now), line = cancelCountdown(o.startAt, now, o.publishedAt ?? o.createdAt)
  const told = new Map(judgement?.items.map((i) => [i.userId, i]))
  return (
    <Root data-compact={compact || undefined} aria-label='対象'>
      <ul>
        {people.map((u) => {
          const judged = told.get(u.userId)
          return (
            <li key={u.userId} data-off={judged?.refusal ? '' : undefined}>
              <Avatar name={u.name} />
              <span data-name=''>
                <b>{u.name}</b><small>{u.nameKana}</small>
                {people.length === 1 && <small data-more=''>{[membershipTierLabel[u.tier], u.workedCountHere > 0 ? `当店${u.workedCountHere}回` : 'はじめて', ...(u.goodRate === null ? [] : [`Good率 ${u.goodRate}%`])].map((fact, i) => <span key={fact}>{i > 0 && ' ・ '}{fact}</span>)}</small>}
              </span>
              {people.length > 1 && judged && <span data-yen=''>{judged.refusal ? '対象外' : <>{formatNumber(judged.amountYen)}<small>円</small></>}</span>}
              {people.length > 1 && onRemove && <IconButton label={`${u.name}さんを対象から外す`} icon={<X aria-hidden />} onClick={() => onRemove(u.userId)} />}
            </li>
          )
        })}
      </ul>
      <div data-shift=''><b>{formatShift(o.startAt, o.endAt, now)}</b><span>{o.title}</span></div>
      <div data-left=''>
        <span>{left >= 0 ? '開始まで' : '開始から'}</span><Big minutes={Math.abs(left)} />
        {line.passed ? <StatusChip kind='error' icon={Lock} label={left >= 0 ? '24時間以内' : '開始後'} /> : <Countdown minutesLeft={Math.max(1, line.remainingMin)} />}
      </div>
      {line.passed && left >= 0 && <Line lineAt={line.lineAt} startAt={o.startAt} now={now} />}
      {judgement && <div data-cost=''><span>{people.length > 1 ? '休業手当の合計' : '休業手当'}</span><b data-due={judgement.totalYen > 0 || undefined}>{formatNumber(judgement.totalYen)}<small>円</small></b></div>}
    </Root>
  )
}

/** The last 24 hours before a shift, and where the present stands in them. */
function Line({ lineAt, startAt, now }: { lineAt: string; startAt: string; now: Date }): ReactNode {
  const share = Math.min(1, Math.max(0, minutesBetween(lineAt, now) / (cancelLineHours * 60)))
  return (
    <div data-line='' role='img' aria-label={`開始24時間前は${today(lineAt, now)} ${formatTime(lineAt)}。${formatDuration(minutesBetween(lineAt, now))}前に過ぎました`} ref={vars({ '--at': share })}>
      <i /><span data-now='' data-far={share > 0.6 || undefined}>いま {formatTime(now)}</span>
      <span><b>{today(lineAt, now)} {formatTime(lineAt)}</b>24時間前</span><span><b>{today(startAt, now)} {formatTime(startAt)}</b>開始</span>
    </div>
  )
}

const Root = styled.section`
  display: grid; gap: 12px; padding: 16px; background: ${color.surface}; border: 1px solid ${color.line}; border-radius: ${radius}; font-variant-numeric: tabular-nums;
  ul { display: grid; gap: 8px; }
  li { display: flex; align-items: center; gap: 12px; min-width: 0; }
  li[data-off] [data-name] { color: ${color.ink3}; }
  [data-name] { flex: 1; min-width: 0; }
  [data-name] > b { display: block; font-size: ${font.m}; line-height: 1.4; font-weight: ${weight.bold}; }
  [data-name] small { display: block; color: ${color.ink2}; }
  [data-name] [data-more] { margin-top: 2px; font-size: 13px; }
  [data-more] span { display: inline-block; white-space: pre; }
  [data-yen] { font-weight: ${weight.bold}; white-space: nowrap; }
  [data-yen] small { font-weight: ${weight.regular}; }
  [data-shift], [data-left], [data-cost] { padding-top: 12px; border-top: 1px solid ${color.lineSoft}; }
  [data-shift] b { display: block; font-size: ${font.m}; font-weight: ${weight.bold}; }
  [data-shift] span { color: ${color.ink2}; }
  [data-left] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 8px; }
  [data-left] > b { font-size: ${font.xxl}; line-height: 1.2; font-weight: ${weight.bold}; font-feature-settings: 'palt'; }
  [data-left] > b small { margin: 0 4px 0 1px; font-size: ${font.m}; }
  [data-left] > :last-child { align-self: center; margin-left: auto; }
  [data-line] { position: relative; display: flex; justify-content: space-between; padding-top: 32px; font-size: ${font.xs}; line-height: 1.35; color: ${color.ink3}; white-space: nowrap; }
  [data-line] > i { position: absolute; inset: 20px 0 auto; height: 8px; border-radius: 4px; background: linear-gradient(${color.danger}, ${color.danger}) 0 / calc(var(--at) * 100%) 100% no-repeat ${color.sunken}; }
  [data-line] > span + span:last-child { text-align: right; }
  [data-line] b { display: block; color: ${color.ink2}; font-weight: ${weight.bold}; }
  [data-now] { position: absolute; top: 0; left: calc(var(--at) * 100%); color: ${color.ink}; font-weight: ${weight.bold}; }
  [data-now]::after { content: ''; position: absolute; left: 0; top: 17px; width: 2px; height: 14px; background: ${color.ink}; }
  [data-now][data-far] { left: auto; right: calc(100% - var(--at) * 100%); }
  [data-now][data-far]::after { left: auto; right: 0; }
  [data-cost] { display: flex; justify-content: space-between; align-items: baseline; }
  [data-cost] b { font-size: ${font.xl}; line-height: 1.2; font-weight: ${weight.bold}; }
  [data-cost] b[data-due] { color: ${color.dangerText}; }
  [data-cost] small { font-size: ${font.s}; font-weight: ${weight.regular}; }
  ${media.phone} {
    [data-cost] { display: none; }
    &[data-compact] :is([data-line], [data-more], [data-left]) { display: none; }
  }
  ${media.tablet} { padding: 20px 24px; }
  ${media.wide} { [data-left] > :last-child { margin-left: 0; } }
`
