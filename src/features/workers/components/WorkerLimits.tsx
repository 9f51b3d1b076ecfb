import styled from 'styled-components'
import { useCan } from '@/components/permissions/useCan'
import { SectionCard } from '@/components/workers/SectionCard'
import { WorkerSection } from '@/components/workers/WorkerSection'
import type { UserDetail } from '@/contracts/workers/schemas'
import {
  payBasisText,
  payLimitText,
  remainingPayText,
  remainingWorkText,
  workLimitText,
} from '@/domain/workers/limitTexts'
import { LIMIT_NEAR_SHARE } from '@/domain/workers/mynumberProvision'
import { serverNow } from '@/lib/clock'
import { formatDay, formatDuration } from '@/lib/date'
import { formatNumber, formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Notice } from '@/ui/feedback/Notice'
import { ProgressBar } from '@/ui/feedback/ProgressBar'
import { color, font, weight } from '@/ui/tokens'

type Bar = {
  label: string
  used: number
  limit: number | null
  format: (value: number) => string
  limitText: (limit: number) => string
  remaining: string
  resetsOn: string
}

const remainingOf = (remaining: number | null, format: (remaining: number) => string) =>
  remaining === null ? '' : format(remaining)

/**
 * The worker's remaining pay and working time at this company, as bars with numbers, and a link to
 * the request for the individual number.
 */
export function WorkerLimits({
  clientId,
  limits: { month, year, calendarYear, weekMin, mynumberFromYen },
}: {
  clientId: string
  limits: NonNullable<UserDetail['limits']>
}) {
  const now = serverNow()
  const canRequest = useCan({ permission: 'mynumber.request' })
  const bars: Bar[] = [
    {
      label: '今月',
      used: month.usedYen,
      limit: month.limitYen,
      format: formatYen,
      limitText: payLimitText,
      remaining: remainingOf(month.remainingYen, remainingPayText),
      resetsOn: month.resetsOn,
    },
    {
      label: '今年度\u200b(12月〜11月)',
      used: year.usedYen,
      limit: year.limitYen,
      format: formatYen,
      limitText: payLimitText,
      remaining: remainingOf(year.remainingYen, remainingPayText),
      resetsOn: year.resetsOn,
    },
    {
      label: '今週の勤務時間',
      used: weekMin.used,
      limit: weekMin.limit,
      format: formatDuration,
      limitText: workLimitText,
      remaining: remainingOf(weekMin.remaining, remainingWorkText),
      resetsOn: weekMin.resetsOn,
    },
  ]
  return (
    <WorkerSection id='user-limits' title='報酬の上限' note='同一企業'>
      <Limits>
        {bars.map((bar) => (
          <div
            key={bar.label}
            data-bar=''
            data-near={
              (bar.limit !== null && bar.used >= bar.limit * LIMIT_NEAR_SHARE) || undefined
            }
          >
            <span>
              {bar.label}
              <b>
                {bar.format(bar.used)}
                <small>{bar.limit === null ? ' 上限なし' : ` / ${bar.limitText(bar.limit)}`}</small>
              </b>
            </span>
            {bar.limit !== null && (
              <>
                <ProgressBar
                  meter
                  label={bar.label}
                  value={bar.used}
                  max={bar.limit}
                  tone={bar.used >= bar.limit * LIMIT_NEAR_SHARE ? 'warning' : 'ink'}
                />
                <p>
                  {bar.remaining} ・ {formatDay(bar.resetsOn, now)}に戻ります
                </p>
              </>
            )}
          </div>
        ))}
        {calendarYear?.warning && <Notice tone='warning'>{calendarYear.warning}</Notice>}
        <p>{payBasisText}</p>
        <p>
          {year.limitYen === null
            ? 'マイナンバーの提供が済んでいるため、年間の上限はありません。'
            : `今年度の報酬が${formatNumber(mynumberFromYen / 10_000)}万円に達${year.usedYen < mynumberFromYen ? 'すると' : 'しているため'}、マイナンバーの提供を依頼できます。`}
          {canRequest && year.limitYen !== null && year.usedYen >= mynumberFromYen && (
            <>
              <br />
              <Link
                href={href(routes.salaryLimit, { clientId }, { list_type: 'mynumber_requestable' })}
              >
                報酬上限で依頼の状況を見る
              </Link>
            </>
          )}
        </p>
      </Limits>
    </WorkerSection>
  )
}

const Limits = styled(SectionCard)`
  > [data-bar] {
    display: grid;
    gap: 6px;
  }
  > [data-bar] > span {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
  > [data-bar] > p {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  > [data-near] > p {
    color: ${color.warningText};
    font-weight: ${weight.bold};
  }
  b {
    font-size: ${font.m};
    font-variant-numeric: tabular-nums;
  }
  b small {
    color: ${color.ink3};
    font-weight: ${weight.regular};
  }
`
