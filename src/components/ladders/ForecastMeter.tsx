import styled from 'styled-components'
import type { Forecast } from '@/contracts/ladders/schemas'
import { FEW_SHIFTS } from '@/domain/offerings/fillForecast'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { color, font } from '@/ui/tokens'

type Props = { label: string; forecast: Forecast }

/** Shows a forecast as a level, with the number of shifts behind it. Without enough data it says so. */
export function ForecastMeter({ label, forecast }: Props) {
  const { percent, shiftCount, filledCount, lowPercent, highPercent } = forecast
  return (
    <Root>
      <span data-label=''>{label}</span>
      {percent === null ? (
        <p>
          <b>見込みは出せません。</b>似た求人の記録が{shiftCount}件だけです。
        </p>
      ) : (
        <>
          <ProgressBar label={label} value={percent} max={100} words={`${percent}%`} meter />
          <small>
            {shiftCount}件のうち{filledCount}件がそろいました
            {shiftCount < FEW_SHIFTS &&
              `。件数が少ないため、${lowPercent}〜${highPercent}%の幅があります`}
          </small>
        </>
      )}
    </Root>
  )
}

const Root = styled.div`
  min-width: 0;
  > [data-label],
  > small,
  > p {
    display: block;
    margin: 0;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
`
