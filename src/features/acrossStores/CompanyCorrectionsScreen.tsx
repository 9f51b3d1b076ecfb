import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { SavedViews } from '@/components/savedViews/SavedViews'
import { companyCorrections } from '@/contracts/paymentCorrections'
import type { CompanyCorrection, CompanyCorrections } from '@/contracts/paymentCorrections/schemas'
import { BULK_LIMIT_MIN } from '@/domain/matchings/paymentCorrection'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { DataTable } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { AcrossStores } from './components/AcrossStores'
import { ApprovalBar } from './components/ApprovalBar'
import { correctionColumns } from './components/correctionColumns'
import * as S from './components/rows.styles'
import type { StoreOutcome } from './lib/byStore'
import { useSelectedRows } from './lib/useSelectedRows'

const title = <BarTitle>修正依頼</BarTitle>
const keyOf = ({ id }: CompanyCorrection) => String(id)
const nameOf = ({ name, store }: CompanyCorrection) => `${store.name} ${name}さんの修正依頼`
const canSelect = ({ refusal }: CompanyCorrection) => refusal === null
const noItems: readonly CompanyCorrection[] = []

/** The open corrections of all stores of a company, and one button that approves many. */
export function CompanyCorrectionsScreen({
  companyId,
}: Params<typeof routes.companyCorrections.path>) {
  const [{ store }, setQuery] = useUrlState(routes.companyCorrections.query)
  const canAnswer = useCan(companyCorrections.bulkApprove)
  const read = useQuery(
    companyCorrections.list,
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
            list='companyCorrections'
            path={href(routes.companyCorrections, { companyId })}
            query={{ store }}
          />
        }
        what='修正依頼'
        unit='件'
        act='承認'
        store={store}
        onStore={(next) => void setQuery({ store: next })}
        outcomes={outcomes}
        onCloseOutcomes={() => setOutcomes(undefined)}
        empty={<NoCorrections />}
      >
        {(data) => (
          <Corrections
            data={data}
            {...(canAnswer && {
              selected: selection.selected,
              onSelect: selection.select,
            })}
          />
        )}
      </AcrossStores>
      <ApprovalBar
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

type CorrectionsProps = {
  data: CompanyCorrections
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
}

function Corrections({ data, selected, onSelect }: CorrectionsProps) {
  const rest = data.totalCount - data.items.length
  return (
    <>
      <S.Count role='status'>
        {data.totalCount.toLocaleString('ja-JP')}件
        {rest > 0 && `(期限の遅い${rest.toLocaleString('ja-JP')}件は、対応した後に並びます)`}
      </S.Count>
      <S.Rows>
        <DataTable
          label='承認待ちの修正依頼'
          columns={correctionColumns}
          items={data.items}
          keyOf={keyOf}
          {...(selected && onSelect
            ? { selection: { selected, onChange: onSelect, nameOf, canSelect } }
            : {})}
        />
      </S.Rows>
      <S.Rule>
        <Notice
          tone='plain'
          icon={ShieldCheck}
          title={`まとめて承認できるのは、QRの記録と申請が一致し、予定との差が${BULK_LIMIT_MIN}分以内のものだけです。`}
        >
          ほかの修正依頼は、ワーカーの氏名から店舗の画面を開いて、1件ずつ確認してください。店舗には、承認した人の氏名が残ります。
        </Notice>
      </S.Rule>
    </>
  )
}

function NoCorrections() {
  return (
    <EmptyState heading='h2' art='statement' title='承認待ちの修正依頼はありません'>
      遅刻や残業、QRを読み取れなかったときに、ワーカーから店舗に届きます。
    </EmptyState>
  )
}
