import { useQuery } from '@/api/useQuery'
import { BudgetCard } from '@/components/budgets/BudgetCard'
import { useCan } from '@/components/permissions/useCan'
import { dashboardFigures } from '@/contracts/dashboard'
import { evaluation as evaluationContract } from '@/contracts/evaluation'
import { offeringOverviews } from '@/contracts/offeringOverviews'
import { CostPicture } from '@/features/dashboard/components/charts/CostPicture'
import { FillPicture } from '@/features/dashboard/components/charts/FillPicture'
import { monthFigures, type MonthFigure } from '@/features/dashboard/lib/monthFigures'
import { serverNow } from '@/lib/clock'
import { dayOf, monthOf } from '@/lib/date'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'
import * as S from './Month.styles'

/** '4月1日〜15日': the part of the month that has passed; on its first day '4月1日'. */
function periodText(today: string) {
  const [month, day] = [Number(today.slice(5, 7)), Number(today.slice(8))]
  return day === 1 ? `${month}月1日` : `${month}月1日〜${day}日`
}

/** The month so far in four figures and two charts. The cost is left out for accounts that may not see it. */
export function Month({ clientId }: { clientId: string }) {
  const today = dayOf(serverNow())
  const canSeeCost = useCan(dashboardFigures.cost)
  const summary = useQuery(dashboardFigures.summary, { clientId })
  const evaluation = useQuery(evaluationContract.evaluation, { clientId })
  const cost = useQuery(dashboardFigures.cost, canSeeCost ? { clientId } : null)
  const calendar = useQuery(offeringOverviews.calendar, {
    clientId,
    query: { month: monthOf(today) },
  })
  const reads = [summary, evaluation, calendar, ...(canSeeCost ? [cost] : [])]
  const failedReads = reads.filter((read) => read.error)
  const isLoading = reads.some((read) => !read.data && !read.error)
  const figures = monthFigures({
    summary: summary.data,
    cost: cost.data,
    evaluation: evaluation.data,
  })
  const days = calendar.data?.days ?? []
  return (
    <PageSection line={false} title='今月' note={periodText(today)}>
      {failedReads.length > 0 && (
        <ErrorState
          inline
          title={
            failedReads.length === reads.length
              ? '今月のまとめを読み込めませんでした'
              : '今月のまとめの一部を読み込めませんでした'
          }
          onRetry={() => {
            for (const read of failedReads) void read.mutate()
          }}
          retrying={failedReads.some((read) => read.isValidating)}
        >
          {failedReads[0]?.error?.message}
        </ErrorState>
      )}
      {isLoading ? (
        <Skeleton kind='people' rows={5} />
      ) : (
        <>
          {figures.length > 0 && <FigureCard figures={figures} />}
          <BudgetCard clientId={clientId} />
          {days.some((day) => day.peopleWanted > 0) && <FillPicture days={days} today={today} />}
          {cost.data && cost.data.totalYen > 0 && <CostPicture cost={cost.data} today={today} />}
        </>
      )}
    </PageSection>
  )
}

function FigureCard({ figures }: { figures: readonly MonthFigure[] }) {
  return (
    <Card flush>
      <S.Figures>
        {figures.map(({ label, value, unit, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value ?? '–'}</b>
              {value !== undefined && unit}
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </S.Figures>
    </Card>
  )
}
