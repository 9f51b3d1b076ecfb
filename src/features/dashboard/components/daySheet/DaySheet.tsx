import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { dashboard } from '@/contracts/dashboard'
import { daySheetLines } from '@/features/dashboard/lib/daySheetLines'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PrintStyle, PrintPage } from '@/ui/layout/PrintPage'
import { PrintedDaySheet } from './PrintedDaySheet'

/**
 * The printable sheet of a day: workers and times, with boxes for check-in and check-out; no phone
 * numbers and no photos.
 */
export function DaySheet({ clientId, day }: { clientId: string; day: string }) {
  const now = serverNow()
  const on = day === dayOf(now) ? '' : day
  const board = useQuery(dashboard.today, {
    clientId,
    query: { on },
  })
  const { data } = board
  const lines = data ? daySheetLines(data, day) : []
  return (
    <PrintPage
      title='受け入れシート'
      back={href(routes.home, { clientId }, { on })}
      disabledReason={lines.length === 0 ? '印刷する勤務がありません。' : undefined}
    >
      <QueryResult of={board} name='この日の勤務' skeleton={<Skeleton kind='rows' />} />
      {data && lines.length === 0 && (
        <EmptyState art='worker' title={`${formatDay(day, now)}の勤務はありません`}>
          来る人か募集中の席があると、ここにシートができます。
        </EmptyState>
      )}
      {lines.length > 0 && (
        <>
          <PrintStyle />
          <PrintedDaySheet clientId={clientId} day={day} lines={lines} />
        </>
      )}
    </PrintPage>
  )
}
