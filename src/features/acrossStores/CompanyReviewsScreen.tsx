import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { SavedViews } from '@/components/savedViews/SavedViews'
import { companyReviews } from '@/contracts/reviews'
import type { CompanyUnreviewedUser, CompanyUnreviewedUsers } from '@/contracts/reviews/schemas'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { DataTable } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { AcrossStores } from './components/AcrossStores'
import { GoodReviewsBar } from './components/GoodReviewsBar'
import { reviewColumns } from './components/reviewColumns'
import * as S from './components/rows.styles'
import type { StoreOutcome } from './lib/byStore'
import { useSelectedRows } from './lib/useSelectedRows'

const title = <BarTitle>評価</BarTitle>
const keyOf = ({ matchingId }: CompanyUnreviewedUser) => String(matchingId)
const nameOf = ({ name, store }: CompanyUnreviewedUser) => `${store.name} ${name}さん`
const canSelect = ({ refusal }: CompanyUnreviewedUser) => refusal === null
const noItems: readonly CompanyUnreviewedUser[] = []

/** The workers of all stores of a company who wait for a review, and one button that gives many of them a Good. */
export function CompanyReviewsScreen({ companyId }: Params<typeof routes.companyReviews.path>) {
  const [{ store }, setQuery] = useUrlState(routes.companyReviews.query)
  const canReview = useCan(companyReviews.createGood)
  const read = useQuery(
    companyReviews.unreviewedUsers,
    { companyId, query: { store } },
    { keepPreviousData: true },
  )
  const selection = useSelectedRows(read.data?.items ?? noItems, keyOf, canSelect)
  const [outcomes, setOutcomes] = useState<StoreOutcome[]>()
  return (
    <PageLayout title={title}>
      <AcrossStores
        read={read}
        views={
          <SavedViews
            companyId={companyId}
            list='companyReviews'
            path={href(routes.companyReviews, { companyId })}
            query={{ store }}
          />
        }
        what='評価を待っているワーカー'
        unit='名'
        act='評価'
        store={store}
        onStore={(next) => void setQuery({ store: next })}
        outcomes={outcomes}
        onCloseOutcomes={() => setOutcomes(undefined)}
        empty={<NoWorkers />}
      >
        {(data) => (
          <Workers
            data={data}
            {...(canReview && {
              selected: selection.selected,
              onSelect: selection.select,
            })}
          />
        )}
      </AcrossStores>
      <GoodReviewsBar
        companyId={companyId}
        rows={selection.rows}
        onOutcome={(next) => {
          setOutcomes(next)
          selection.clear()
        }}
        onClear={selection.clear}
      />
    </PageLayout>
  )
}

type WorkersProps = {
  data: CompanyUnreviewedUsers
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
}

function Workers({ data, selected, onSelect }: WorkersProps) {
  const rest = data.totalCount - data.items.length
  return (
    <>
      <S.Count role='status'>
        {data.totalCount.toLocaleString('ja-JP')}名
        {rest > 0 && `(新しい勤務の${rest.toLocaleString('ja-JP')}名は、評価した後に並びます)`}
      </S.Count>
      <S.Rows>
        <DataTable
          label='評価を待っているワーカー'
          columns={reviewColumns}
          items={data.items}
          keyOf={keyOf}
          {...(selected && onSelect
            ? {
                selection: { selected, onChange: onSelect, nameOf, canSelect, unit: '名' as const },
              }
            : {})}
        />
      </S.Rows>
      <S.Rule>
        <Notice
          tone='plain'
          icon={ShieldCheck}
          title='まとめてGoodを送れるのは、勤務に問題がなかった人だけです。'
        >
          遅刻・早退・修正依頼がある人、記録のない人、Badを付けたい人は、ワーカーの氏名から店舗の画面を開いて、1名ずつ評価してください。
        </Notice>
      </S.Rule>
    </>
  )
}

function NoWorkers() {
  return (
    <EmptyState heading='h2' art='review' title='評価を待っているワーカーはいません'>
      勤務を終えると、各店舗のワーカーがここに並びます。
    </EmptyState>
  )
}
