import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { offers } from '@/contracts/offers'
import { useCan } from '@/parts/useCan'
import { usePermissions } from '@/parts/usePermissions'
import { routes } from '@/routes'
import { href, type Params } from '@/routes/kit'
import { ErrorState } from '@/ui/ErrorState'
import { Forbidden } from '@/ui/Forbidden'
import { PageLayout } from '@/ui/PageLayout'
import { Skeleton } from '@/ui/Skeleton'
import { OfferEditor } from './OfferEditor'
import { blankValues, valuesOf } from './offerValues'
import { useEditorReads } from './useEditorReads'

/** A new template, blank or from another one. */
export function NewOfferScreen({ clientId }: Params<typeof routes.newOffer.path>) {
  const [{ offer_id: copied }] = useUrlState(routes.newOffer.query)
  const allowed = useCan(offers.create), known = usePermissions({ clientId: Number(clientId) }) !== undefined
  const { ready, error, retry, retrying } = useEditorReads(clientId)
  const original = useQuery(offers.one, copied > 0 ? { clientId, offerId: copied } : null)
  const title = 'ひな形を作る', crumbs = [{ label: 'ひな形', href: href(routes.offers, { clientId }) }, { label: copied > 0 && original.data ? `「${original.data.title}」のコピー` : '新しいひな形' }]
  if (known && allowed && ready && (copied === 0 || original.data)) {
    return (
      <OfferEditor key={copied} clientId={clientId} title={title} crumbs={crumbs} opened={original.data ? valuesOf(original.data, { copy: true }) : blankValues(ready.base)} copiedFromOfferId={copied || null}
        base={ready.base} occupations={ready.occupations} draftKey={`${ready.accountId}:offer-new:${clientId}${copied > 0 ? `:${copied}` : ''}`} />
    )
  }
  const failed = original.error ?? error
  return (
    <PageLayout title={title} crumbs={crumbs}>
      {known && !allowed ? <Forbidden title='ひな形を作る権限がありません'>ひな形を作れるのは、店舗管理者・店舗スタッフと企業の担当者です。必要なときは店舗管理者にご依頼ください。</Forbidden>
        : failed ? <ErrorState title='ひな形の入力画面を開けませんでした' onRetry={() => { retry(); void original.mutate() }} retrying={retrying || original.isValidating}>{failed.message}</ErrorState>
        : <Skeleton kind='form' rows={6} />}
    </PageLayout>
  )
}
