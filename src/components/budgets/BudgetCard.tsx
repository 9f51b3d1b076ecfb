import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { QueryError } from '@/components/queries/QueryResult'
import { budgets } from '@/contracts/budgets'
import { budgetRequestText } from '@/domain/restrictions/budget'
import { serverNow } from '@/lib/clock'
import { formatMonth } from '@/lib/date'
import { Card } from '@/ui/layout/Card'
import { SpendGauge, Words } from './SpendGauge'

/** The budget of this store in the current month; renders nothing without one. */
export function BudgetCard({ clientId }: { clientId: string }) {
  const query = useQuery(budgets.one, useCan(budgets.one) ? { clientId } : null)
  const { data, error } = query
  if (error) return <QueryError of={query} name='予算' inline />
  if (!data || data.budgetYen === null) return null
  const { month, budgetYen, usedYen, reservedYen, request } = data
  return (
    <Card heading='h2' title={`この店舗の予算 ${formatMonth(month)}分(税込)`}>
      <SpendGauge what='予算' maxYen={budgetYen} usedYen={usedYen} reservedYen={reservedYen} />
      {request && <Words>{budgetRequestText(request, serverNow())}</Words>}
    </Card>
  )
}
