import { Lock } from 'lucide-react'
import styled from 'styled-components'
import { formatNumber } from '@/lib/text/money'
import { color, font, media, radiusFull, rem, weight } from '@/ui/tokens'

const CountdownElement = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  height: ${rem(28)};
  padding: 0 10px 0 6px;
  border-radius: ${radiusFull};
  border: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${font.xs};
  line-height: 1;
  color: ${color.ink2};
  white-space: nowrap;
  ${media.largeText} {
    height: auto;
    min-height: ${rem(28)};
    line-height: 1.3;
    white-space: normal;
  }
  b {
    color: ${color.ink};
    font-size: ${font.s};
    font-weight: ${weight.bold};
  }
  svg {
    width: 16px;
    height: 16px;
    flex: none;
  }
  svg[data-ring] {
    transform: rotate(-90deg);
  }
  circle {
    fill: none;
    stroke-width: 4;
    stroke: ${color.sunken};
  }
  circle + circle {
    stroke: ${color.primary};
  }
  &[data-status='soon'] {
    background: ${color.warningTint};
    border-color: transparent;
    color: ${color.warningText};
  }
  &[data-status='soon'] circle {
    stroke: ${color.surface};
  }
  &[data-status='soon'] circle + circle {
    stroke: ${color.warningText};
  }
  &[data-status='over'] {
    background: ${color.dangerTint};
    border-color: transparent;
    color: ${color.dangerText};
  }
  &:is([data-status='soon'], [data-status='over']) b {
    color: inherit;
  }
`

const SOON_MINUTES = 180
const CIRCUMFERENCE = 2 * Math.PI * 7
const formatMinutes = (minutes: number, exact: boolean) => {
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor(minutes / 60) % 24
  const restMinutes = minutes % 60
  return (
    [
      days && `${days}日`,
      hours && `${hours}時間`,
      (exact || minutes < 1440) && restMinutes && `${restMinutes}分`,
    ]
      .filter(Boolean)
      .join('') || '1分未満'
  )
}

type Props = {
  className?: string | undefined
  minutesLeft: number
  outOf?: number
  cost?: number
  exact?: boolean
}

/**
 * Time left until 24 hours before the start of a shift. Amber below 3 hours; afterwards red with a
 * lock and the cost of a cancellation (`cost` in yen). The ring shows the share of `outOf`
 * (minutes; three days by default). `exact` shows minutes even when days are shown.
 */
export function Countdown({ className, minutesLeft, outOf = 4320, cost, exact = false }: Props) {
  if (minutesLeft <= 0) {
    return (
      <CountdownElement className={className} data-status='over'>
        <Lock aria-hidden />
        <span>
          24時間以内
          {cost !== undefined && (
            <>
              の取消: 休業手当 <b>{formatNumber(cost)}円</b>
            </>
          )}
        </span>
      </CountdownElement>
    )
  }
  const share = Math.max(0.06, Math.min(1, minutesLeft / outOf))
  return (
    <CountdownElement
      className={className}
      data-status={minutesLeft < SOON_MINUTES ? 'soon' : 'open'}
    >
      <svg data-ring='' viewBox='0 0 20 20' aria-hidden>
        <circle cx='10' cy='10' r='7' />
        <circle
          cx='10'
          cy='10'
          r='7'
          strokeDasharray={`${(share * CIRCUMFERENCE).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
        />
      </svg>
      <span>
        24時間前まで あと<b>{formatMinutes(minutesLeft, exact)}</b>
      </span>
    </CountdownElement>
  )
}
