import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Can } from '@/components/permissions/Can'
import { budgets } from '@/contracts/budgets'
import type { CompanyBudgets } from '@/contracts/budgets/schemas'
import * as S from '@/features/budgets/BudgetsScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatMonth } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Card } from '@/ui/layout/Card'
import { PageSection } from '@/ui/layout/PageSection'

const DecisionSheet = dynamic(
  () => import('./DecisionSheet').then((module) => module.DecisionSheet),
  { loading: LazyBoundary },
)
export type OpenRequest = CompanyBudgets['requests'][number]

/** The requests of stores to exceed their budgets, for head office to answer. Renders nothing without requests. */
export function BudgetRequests({
  companyId,
  requests,
}: {
  companyId: string
  requests: readonly OpenRequest[]
}) {
  const [decided, setDecided] = useState<{ request: OpenRequest; isApproved: boolean }>()
  if (requests.length === 0) return null
  return (
    <PageSection line={false} title='予算の追加の依頼' note={`${requests.length}件`}>
      <S.Stores>
        {requests.map((request) => (
          <li key={request.id}>
            <Card
              heading='h3'
              title={`${request.clientName} ${formatMonth(request.month)}`}
              foot={
                <Can do={budgets.decide}>
                  <S.Buttons>
                    <Button
                      {...preloadDialog}
                      tone='primary'
                      size={44}
                      aria-label={`${request.clientName}の依頼を承認する`}
                      onClick={() => setDecided({ request, isApproved: true })}
                    >
                      承認する
                    </Button>
                    <Button
                      {...preloadDialog}
                      size={44}
                      aria-label={`${request.clientName}の依頼を見送る`}
                      onClick={() => setDecided({ request, isApproved: false })}
                    >
                      見送る
                    </Button>
                  </S.Buttons>
                </Can>
              }
            >
              <DescriptionList
                items={[
                  {
                    label: '予算',
                    value: `${formatYen(request.currentYen)} → ${formatYen(request.requestedYen)}`,
                  },
                  { label: '理由', value: request.reason },
                  {
                    label: '依頼した人',
                    value: `${request.requestedByName} ${formatDateTime(request.createdAt, serverNow())}`,
                  },
                ]}
              />
            </Card>
          </li>
        ))}
      </S.Stores>
      {decided && (
        <DecisionSheet {...decided} companyId={companyId} onClose={() => setDecided(undefined)} />
      )}
    </PageSection>
  )
}
