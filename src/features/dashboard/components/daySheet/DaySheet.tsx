import { Printer } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import { dashboard } from '@/contracts/dashboard'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay } from '@/lib/date'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Paper } from '@/ui/layout/Paper'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { daySheetLines } from '@/features/dashboard/lib/daySheetLines'
import { DaySheetPaper } from './DaySheetPaper'
import * as S from './DaySheet.styles'

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
    <PageLayout
      title='受け入れシート'
      actions={
        <>
          <Button
            tone='primary'
            icon={<Printer size={18} aria-hidden />}
            disabledReason={lines.length === 0 ? '印刷する勤務がありません。' : undefined}
            onClick={() => window.print()}
          >
            印刷する
          </Button>
          <ButtonLink href={href(routes.home, { clientId }, { on })}>やめる</ButtonLink>
        </>
      }
      pre={<S.Hint>A4・たて・100%で印刷してください</S.Hint>}
    >
      <QueryResult of={board} name='この日の勤務' skeleton={<Skeleton kind='rows' />} />
      {data && lines.length === 0 && (
        <EmptyState art='worker' title={`${formatDay(day, now)}の勤務はありません`}>
          来る人か募集中の席があると、ここにシートができます。
        </EmptyState>
      )}
      {lines.length > 0 && (
        <>
          <Paper />
          <DaySheetPaper clientId={clientId} day={day} lines={lines} />
        </>
      )}
    </PageLayout>
  )
}
