import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { offers } from '@/contracts/offers'
import { groceryTemplateCodes } from '@/contracts/offers/enums'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { OfferEditor } from './components/editor/OfferEditor'
import { useEditorReads } from './hooks/useEditorReads'
import { blankValues, filledWith, valuesOf } from './lib/offerValues'

const title = 'ひな形を作る'

/** Reads the source of a new offer: another offer, the model text of a department, or nothing. */
function useSource(clientId: string) {
  const [query] = useUrlState(routes.newOffer.query)
  const copiedId = query.offer_id
  const isCopy = copiedId > 0
  const original = useQuery(offers.one, isCopy ? { clientId, offerId: copiedId } : null)
  // `find` drops an unknown department code, which leads to a blank form.
  const departmentCode = isCopy
    ? undefined
    : groceryTemplateCodes.find((code) => code === query.grocery_store_template_code)
  const modelText = useQuery(
    offers.suggestion,
    departmentCode ? { clientId, query: { grocery_store_template_code: departmentCode } } : null,
  )
  return {
    copiedId: isCopy ? copiedId : null,
    departmentCode,
    original: original.data,
    modelText: modelText.data,
    isLoaded: (!isCopy || !!original.data) && (!departmentCode || !!modelText.data),
    error: original.error ?? modelText.error,
    isRetrying: original.isValidating || modelText.isValidating,
    retry: () => {
      void original.mutate()
      void modelText.mutate()
    },
  }
}
type Source = ReturnType<typeof useSource>
type EditorReads = NonNullable<ReturnType<typeof useEditorReads>['ready']>

function initialValues({ original, modelText }: Source, { base }: EditorReads) {
  if (original) return valuesOf(original, { copy: true })
  const blank = blankValues(base)
  return modelText ? filledWith(blank, modelText) : blank
}
function draftKeyOf({ copiedId, departmentCode }: Source, accountId: number, clientId: string) {
  const key = `${accountId}:offer-new:${clientId}`
  const sourceKey = copiedId ?? departmentCode
  return sourceKey === undefined ? key : `${key}:${sourceKey}`
}

/** A new offer, blank or from another one. */
export function NewOfferScreen({ clientId }: Params<typeof routes.newOffer.path>) {
  const reads = useEditorReads(clientId)
  const source = useSource(clientId)
  const sourceLabel =
    source.copiedId !== null && source.original
      ? `「${source.original.title}」のコピー`
      : '新しいひな形'
  const crumbs = [
    { label: 'ひな形', href: href(routes.offers, { clientId }) },
    { label: sourceLabel },
  ]
  if (reads.ready && source.isLoaded) {
    return (
      <OfferEditor
        key={`${source.copiedId ?? 0}${source.departmentCode ?? ''}`}
        clientId={clientId}
        title={title}
        crumbs={crumbs}
        initialValues={initialValues(source, reads.ready)}
        copiedFromOfferId={source.copiedId}
        base={reads.ready.base}
        occupations={reads.ready.occupations}
        hasTextModel={reads.ready.hasTextModel}
        draftKey={draftKeyOf(source, reads.ready.accountId, clientId)}
      />
    )
  }
  return (
    <PageLayout title={<BarTitle>{title}</BarTitle>} crumbs={crumbs}>
      {source.error?.status === 404 ? (
        <NotFound
          name='ひな形'
          back={{ href: href(routes.offers, { clientId }), label: 'ひな形の一覧へ戻る' }}
        >
          削除されたか、ほかの店舗のひな形です。
        </NotFound>
      ) : (
        <EditorPending
          message={(source.error ?? reads.error)?.message}
          isRetrying={reads.isRetrying || source.isRetrying}
          onRetry={() => {
            reads.retry()
            source.retry()
          }}
        />
      )}
    </PageLayout>
  )
}

type PendingProps = {
  /** Why reading failed. */
  message: string | undefined
  isRetrying: boolean
  onRetry: () => void
}

function EditorPending({ message, isRetrying, onRetry }: PendingProps) {
  if (message === undefined) return <Skeleton kind='form' rows={6} />
  return (
    <ErrorState title='ひな形の入力画面を開けませんでした' onRetry={onRetry} retrying={isRetrying}>
      {message}
    </ErrorState>
  )
}
