import styled from 'styled-components'
import { KEPT_YEARS_FOR_NOW, retentionOf } from '@/domain/records/retention'
import { serverNow } from '@/lib/clock'
import { dayOf, daysBetween, formatFullDay, type Day } from '@/lib/date'
import { Whole } from '@/ui/data-display/Whole'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { Card } from '@/ui/layout/Card'
import { color, font, weight } from '@/ui/tokens'

const Clock = styled.section`
  display: grid;
  gap: 8px;
  & + & {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    margin: 0;
    font-size: ${font.m};
    font-weight: ${weight.bold};
  }
  p {
    margin: 0;
    font-size: ${font.s};
  }
  small {
    color: ${color.ink2};
    font-size: ${font.xs};
  }
`

/** How much of the period of the oldest record has passed, and when it ends. */
function Period({ label, from, until }: { label: string; from: Day; until: Day }) {
  const passed = daysBetween(from, dayOf(serverNow()))
  const total = daysBetween(from, until)
  return (
    <div>
      <small>{label}</small>
      <ProgressBar
        meter
        tone='ink'
        label={label}
        value={Math.min(passed, total)}
        max={total}
        words={`${formatFullDay(until)}まで`}
      />
    </div>
  )
}

/** `paidOn`: where the wage was paid later. */
function OldestShift({ oldestOn, paidOn }: { oldestOn: Day | null; paidOn: Day | null }) {
  if (oldestOn === null) return <span>記録になる勤務は、まだありません。</span>
  return (
    <>
      <span>
        いちばん古い勤務は
        <Whole>{formatFullDay(oldestOn)}</Whole>
        です。
      </span>
      {paidOn !== null && (
        <span>
          賃金は
          <Whole>{formatFullDay(paidOn)}</Whole>
          に支払われました。
        </span>
      )}
    </>
  )
}

type Props = {
  /** The day of the oldest shift; null: there is none yet. */
  oldestOn: Day | null
  /** The last day on which a wage of that shift was paid; null if there is none. */
  paidOn: Day | null
}

/** How long each kind of record must be kept, and until when the oldest one must be. */
export function RetentionPeriods({ oldestOn, paidOn }: Props) {
  const isPaidLater = oldestOn !== null && paidOn !== null && paidOn > oldestOn
  const from = isPaidLater ? paidOn : oldestOn
  const oldest = from === null ? undefined : { from, ...retentionOf(from) }
  return (
    <Card>
      <Clock>
        <h3>労働条件通知書・出勤簿・賃金台帳・労働者名簿</h3>
        <p>
          5年(当分の間{KEPT_YEARS_FOR_NOW}年)。
          <OldestShift oldestOn={oldestOn} paidOn={isPaidLater ? paidOn : null} />
        </p>
        {oldest && (
          <>
            <Period
              label={`当分の間の${KEPT_YEARS_FOR_NOW}年`}
              from={oldest.from}
              until={oldest.keptUntil}
            />
            <Period label='5年' from={oldest.from} until={oldest.fiveYearsUntil} />
          </>
        )}
        <small>
          労働基準法109条・附則143条1項。賃金の支払いが勤務より後のときは、支払日から数えます(施行規則56条2項)。期限までの記録は、自動では消えません。
        </small>
      </Clock>
      <Clock>
        <h3>利用明細・請求書</h3>
        <p>7年。確定申告期限の翌日から数えるため、期限は企業ごとに異なります。</p>
        <small>消費税法・法人税法</small>
      </Clock>
    </Card>
  )
}
