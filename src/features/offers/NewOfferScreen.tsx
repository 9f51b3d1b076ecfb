import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { groceryTemplateCodes } from '@/contracts/groceryTemplates'
import { offers } from '@/contracts/offers'
import { useCan } from '@/components/permissions/useCan'
import { usePermissions } from '@/components/permissions/usePermissions'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Forbidden } from '@/ui/feedback/Forbidden'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { OfferEditor } from './components/editor/OfferEditor'
import { blankValues, filledWith, valuesOf } from './lib/offerValues'
import { useEditorReads } from './hooks/useEditorReads'

/** A new template, blank or from another one. */
export function NewOfferScreen({ clientId }: Params<typeof routes.newOffer.path>) {
  const [{ offer_id: copied, grocery_store_template_code: wanted }] = useUrlState(
    routes.newOffer.query,
  )
  const allowed = useCan(offers.create)
  const known = usePermissions({ clientId: Number(clientId) }) !== undefined
  const { ready, error, retry, retrying } = useEditorReads(clientId)
  const original = useQuery(offers.one, copied > 0 ? { clientId, offerId: copied } : null)
  // A copy is a copy; a department that no list has is a blank form.
  const code = copied > 0 ? undefined : groceryTemplateCodes.find((one) => one === wanted)
  const text = useQuery(
    offers.suggestion,
    code ? { clientId, query: { grocery_store_template_code: code } } : null,
  )
  const title = 'ひな形を作る'
  const crumbs = [
    { label: 'ひな形', href: href(routes.offers, { clientId }) },
    {
      label: copied > 0 && original.data ? `「${original.data.title}」のコピー` : '新しいひな形',
    },
  ]
  if (known && allowed && ready && (copied === 0 || original.data) && (!code || text.data)) {
    return (
      <OfferEditor
        key={`${copied}${code ?? ''}`}
        clientId={clientId}
        title={title}
        crumbs={crumbs}
        opened={
          original.data
            ? valuesOf(original.data, { copy: true })
            : text.data
              ? filledWith(blankValues(ready.base), text.data)
              : blankValues(ready.base)
        }
        copiedFromOfferId={copied || null}
        base={ready.base}
        occupations={ready.occupations}
        draftKey={`${ready.accountId}:offer-new:${clientId}${copied > 0 ? `:${copied}` : code ? `:${code}` : ''}`}
      />
    )
  }
  const failed = original.error ?? text.error ?? error
  return (
    <PageLayout title={<BarTitle>{title}</BarTitle>} crumbs={crumbs}>
      {known && !allowed ? (
        <Forbidden title='ひな形を作る権限がありません'>
          ひな形を作れるのは、店舗管理者・店舗スタッフと企業の担当者です。必要なときは店舗管理者にご依頼ください。
        </Forbidden>
      ) : failed ? (
        <ErrorState
          title='ひな形の入力画面を開けませんでした'
          onRetry={() => {
            retry()
            void original.mutate()
            void text.mutate()
          }}
          retrying={retrying || original.isValidating}
        >
          {failed.message}
        </ErrorState>
      ) : (
        <Skeleton kind='form' rows={6} />
      )}
    </PageLayout>
  )
}
