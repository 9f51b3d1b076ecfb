import type { UserDetail } from '@/contracts/workers/schemas'
import { formatDay, formatDuration } from '@/lib/date'
import { formatNumber, formatYen } from '@/lib/text/money'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Link } from '@/ui/buttons/Link'
import { ProgressBar } from '@/ui/feedback/ProgressBar'

/** A limit is near from nine tenths on. */
const NEAR = 0.9
type Bar = {
  label: string
  used: number
  limit: number | null
  format: (value: number) => string
  unit: string
  /** Shown if there is no limit. */
  noLimit: string
  left: string
  resetsOn: string
}

const yenTexts = { unit: '円', noLimit: '円 上限なし' }

function remainingText(remaining: number | null, format: (value: number) => string) {
  if (remaining === null) return ''
  return remaining === 0 ? '上限に達しています' : `あと${format(remaining)}`
}

/**
 * The worker's remaining pay and working time at this company, as bars with numbers, and a link to
 * the request for the individual number.
 */
export function UserLimits({
  clientId,
  limits: { month, year, weekMin, mynumberFromYen },
}: {
  clientId: string
  limits: NonNullable<UserDetail['limits']>
}) {
  const now = new Date()
  const canRequest = useCan({ permission: 'mynumber.request' })
  const bars: Bar[] = [
    {
      label: '今月',
      used: month.usedYen,
      limit: month.limitYen,
      format: formatNumber,
      ...yenTexts,
      left: remainingText(month.remainingYen, formatYen),
      resetsOn: month.resetsOn,
    },
    {
      label: '今年(12月〜11月)',
      used: year.usedYen,
      limit: year.limitYen,
      format: formatNumber,
      ...yenTexts,
      left: remainingText(year.remainingYen, formatYen),
      resetsOn: year.resetsOn,
    },
    {
      label: '今週の勤務時間',
      used: weekMin.used,
      limit: weekMin.limit,
      format: formatDuration,
      unit: '',
      noLimit: '',
      left: remainingText(weekMin.remaining, formatDuration),
      resetsOn: weekMin.resetsOn,
    },
  ]
  return (
    <section aria-labelledby='user-limits'>
      <header>
        <h2 id='user-limits'>報酬の上限</h2>
        <small>同一企業</small>
      </header>
      <div data-card=''>
        {bars.map((bar) => (
          <div
            key={bar.label}
            data-bar=''
            data-near={(bar.limit !== null && bar.used >= bar.limit * NEAR) || undefined}
          >
            <span>
              {bar.label}
              <b>
                {bar.format(bar.used)}
                <small>
                  {bar.limit === null ? bar.noLimit : `/${bar.format(bar.limit)}${bar.unit}`}
                </small>
              </b>
            </span>
            {bar.limit !== null && (
              <>
                <ProgressBar
                  meter
                  label={bar.label}
                  value={bar.used}
                  max={bar.limit}
                  tone={bar.used >= bar.limit * NEAR ? 'warning' : 'ink'}
                />
                <p>
                  {bar.left} ・ {formatDay(bar.resetsOn, now)}に戻ります
                </p>
              </>
            )}
          </div>
        ))}
        <p>
          {year.limitYen === null
            ? 'マイナンバーの提供が済んでいるため、年間の上限はありません。'
            : `今年${formatNumber(mynumberFromYen / 10_000)}万円に達${year.usedYen < mynumberFromYen ? 'すると' : 'しているため'}、マイナンバーの提供を依頼できます。`}
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
      </div>
    </section>
  )
}
