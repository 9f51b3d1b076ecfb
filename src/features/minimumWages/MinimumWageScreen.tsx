import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { QueryResult } from '@/components/queries/QueryResult'
import { minimumWages } from '@/contracts/minimumWages'
import type { BelowMinimum } from '@/contracts/minimumWages/schemas'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { formatNumber, formatYen, formatYenDiff } from '@/lib/text/money'
import type { Params } from '@/routes/href'
import type { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { BelowTable } from './components/BelowTable'
import { StartedBelow } from './components/StartedBelow'
import * as S from './MinimumWageScreen.styles'

const RaiseDialog = dynamic(
  () => import('./components/RaiseDialog').then((module) => module.RaiseDialog),
  { loading: LazyBoundary },
)
const title = <BarTitle>最低賃金</BarTitle>

/** Offers and offerings below the minimum wage in all stores of a company, and one button that raises them. */
export function MinimumWageScreen({ companyId }: Params<typeof routes.companyMinimumWage.path>) {
  const below = useQuery(minimumWages.below, { companyId })
  const [isRaising, setIsRaising] = useState(false)
  return (
    <PageLayout title={title}>
      <QueryResult of={below} name='最低賃金' heading='h2' skeleton={<Skeleton kind='people' />}>
        {(data) => (
          <>
            <Rates rates={data.rates} />
            <Below data={data} onRaise={() => setIsRaising(true)} />
            {data.started.length > 0 && <StartedBelow items={data.started} />}
            {isRaising && (
              <RaiseDialog
                companyId={companyId}
                below={data}
                onChanged={() => void below.mutate()}
                onClose={() => setIsRaising(false)}
              />
            )}
          </>
        )}
      </QueryResult>
    </PageLayout>
  )
}

/** The minimum wages of the prefectures with stores, before and after the last change. */
function Rates({ rates }: Pick<BelowMinimum, 'rates'>) {
  const now = serverNow()
  if (rates.length === 0) return null
  return (
    <S.Rates>
      {rates.map(({ prefectureName, yen, effectiveOn, beforeYen, next }) => (
        <div key={prefectureName}>
          <dt>{prefectureName}</dt>
          <dd>
            {beforeYen !== null && `${formatNumber(beforeYen)} → `}
            <b>{formatYen(yen)}</b>
            <small>
              {formatDay(effectiveOn, now)}から
              {next && `(${formatDay(next.on, now)}から${formatYen(next.yen)})`}
            </small>
          </dd>
        </div>
      ))}
    </S.Rates>
  )
}

function Below({ data, onRaise }: { data: BelowMinimum; onRaise: () => void }) {
  const { items, totalCount, costYen, started } = data
  if (items.length === 0 && started.length > 0)
    return <S.Note>これから始まる求人とひな形に、最低賃金を下回るものはありません。</S.Note>
  if (items.length === 0)
    return (
      <EmptyState heading='h2' art='worker' title='最低賃金を下回る求人・ひな形はありません'>
        新しい最低賃金の表が入ると、これからの求人を勤務日の額で、ひな形を本日の額で調べ直し、ここに並べます。
      </EmptyState>
    )
  const offeringCount = items.filter(({ kind }) => kind === 'offering').length
  const rest = totalCount - items.length
  return (
    <>
      <S.Warning>
        <Notice tone='warning' title={`最低賃金を下回る求人・ひな形が${totalCount}件あります`}>
          最低賃金に満たない時給の契約は、その部分が無効になり、最低賃金で契約したことになります(最低賃金法4条2項)。
        </Notice>
      </S.Warning>
      <BelowTable items={items} />
      <S.Press>
        <p>
          {offeringCount > 0 ? (
            <>
              求人{offeringCount}件の費用は <b>{formatYenDiff(costYen)}</b>
            </>
          ) : (
            `ひな形${items.length}件です。下回る求人はありません。`
          )}
          <small>
            賃金・割増・利用料・消費税の増える分。ひな形は、次に公開するときの1名1回あたりです。
            {rest > 0 && `ほかの${rest}件は、引き上げた後に並びます。`}
          </small>
        </p>
        <Can do={minimumWages.raise}>
          <Button {...preloadDialog} tone='primary' size={44} onClick={onRaise}>
            {items.length}件を最低賃金まで引き上げる
          </Button>
        </Can>
      </S.Press>
    </>
  )
}
