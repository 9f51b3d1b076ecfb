import { useQuery } from '@/api/useQuery'
import { useCan } from '@/components/permissions/useCan'
import { budgets } from '@/contracts/budgets'
import { budgetRequestText } from '@/domain/restrictions/budget'
import { serverNow } from '@/lib/clock'
import { formatMonth } from '@/lib/date'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Card } from '@/ui/layout/Card'
import { BudgetBar, Words } from './BudgetBar'

/** What head office lets this store spend in the month; nothing where it has set no budget. */
export function BudgetCard({ clientId }: { clientId: string }) {
  const { data, error, isValidating, mutate } = useQuery(
    budgets.one,
    useCan(budgets.one) ? { clientId } : null,
  )
  if (error)
    return (
      <ErrorState
        inline
        title='予算を読み込めませんでした'
        onRetry={() => void mutate()}
        retrying={isValidating}
      >
        {error.message}
      </ErrorState>
    )
  if (!data || data.budgetYen === null) return null
  const { month, budgetYen, usedYen, reservedYen, request } = data
  return (
    <Card heading='h2' title={`この店舗の予算 ${formatMonth(month)}分(税込)`}>
      <BudgetBar label='予算の使用' use={{ budgetYen, usedYen, reservedYen }} />
      {request && <Words>{budgetRequestText(request, serverNow())}</Words>}
    </Card>
  )
}
