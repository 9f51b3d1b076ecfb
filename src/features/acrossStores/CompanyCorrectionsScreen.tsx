import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { useCan } from '@/components/permissions/useCan'
import { companyCorrections } from '@/contracts/paymentCorrections'
import type { CompanyCorrection } from '@/contracts/paymentCorrections/schemas'
import { MAX_BULK_DIFFERENCE_MIN } from '@/domain/matchings/paymentCorrection'
import { serverNow } from '@/lib/clock'
import { formatDay } from '@/lib/date'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { AcrossStores } from './components/AcrossStores'
import { ApprovalBar } from './components/ApprovalBar'
import { correctionColumns } from './components/correctionColumns'

const keyOf = ({ id }: CompanyCorrection) => String(id)
const nameOf = ({ name, store, planned }: CompanyCorrection) =>
  `${formatDay(planned.startAt, serverNow())} ${store.name} ${name}さんの修正依頼`

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
  return (
    <AcrossStores
      companyId={companyId}
      read={read}
      title='修正依頼'
      list='companyCorrections'
      path={href(routes.companyCorrections, { companyId })}
      store={store}
      onStore={(next) => void setQuery({ store: next })}
      what='修正依頼'
      unit='件'
      label='承認待ちの修正依頼'
      columns={correctionColumns}
      keyOf={keyOf}
      nameOf={nameOf}
      restText={(count) => `(期限の遅い${count}は、対応した後に並びます)`}
      rule={{
        title: `まとめて承認できるのは、QRの記録と申請が一致し、予定との差が${MAX_BULK_DIFFERENCE_MIN}分以内のものだけです。`,
        text: 'ほかの修正依頼は、ワーカーの氏名から店舗の画面を開いて、1件ずつ確認してください。店舗には、承認した人の氏名が残ります。',
      }}
      empty={
        <EmptyState heading='h2' art='statement' title='承認待ちの修正依頼はありません'>
          遅刻や残業、QRを読み取れなかったときに、ワーカーから店舗に届きます。
        </EmptyState>
      }
      canAct={canAnswer}
      actionName='承認'
      bar={ApprovalBar}
    />
  )
}
