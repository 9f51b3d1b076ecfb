import type { ApiError } from '@/api/ApiError'
import { useQuery } from '@/api/useQuery'
import { offers } from '@/contracts/offers'
import { href, type Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { NotFound } from '@/ui/feedback/NotFound'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import { OfferEditor } from './components/editor/OfferEditor'
import { useEditorReads } from './hooks/useEditorReads'
import { findFieldName } from './lib/findFieldName'
import type { OfferIssue } from './lib/offerIssues'
import { valuesOf } from './lib/offerValues'

/**
 * Converts the reasons of a rejected screening into issues. A reason without a field in the form is shown at the title.
 */
const toScreeningReasons = (reasons: readonly { field: string; message: string }[]): OfferIssue[] =>
  reasons.map(({ field, message }) => ({
    field: findFieldName(field) ?? 'title',
    level: 'error' as const,
    ground: null,
    message,
    matchedText: '',
    suggestion: null,
  }))

/** Edits an existing offer. */
export function EditOfferScreen({ clientId, offerId }: Params<typeof routes.editOffer.path>) {
  const { ready, error, retry, isRetrying } = useEditorReads(clientId)
  const {
    data: offer,
    error: offerError,
    isValidating,
    mutate,
  } = useQuery(offers.one, { clientId, offerId })
  const title = 'ひな形の編集'
  const crumbs = [
    { label: 'ひな形', href: href(routes.offers, { clientId }) },
    ...(offer ? [{ label: offer.title, href: href(routes.offer, { clientId, offerId }) }] : []),
    { label: '編集' },
  ]
  if (ready && offer) {
    return (
      <OfferEditor
        clientId={clientId}
        title={title}
        crumbs={crumbs}
        offer={offer}
        initialValues={valuesOf(offer)}
        reasons={offer.status === 'violated' ? toScreeningReasons(offer.screeningReasons) : []}
        copiedFromOfferId={offer.copiedFromOfferId}
        base={ready.base}
        occupations={ready.occupations}
        hasTextModel={ready.hasTextModel}
        draftKey={`${ready.accountId}:offer:${clientId}:${offerId}`}
        readLatest={() => mutate()}
      />
    )
  }
  return (
    <PageLayout title={<BarTitle>{title}</BarTitle>} crumbs={crumbs}>
      <ReadState
        clientId={clientId}
        error={offerError ?? error}
        isNotFound={offerError?.status === 404}
        isRetrying={isRetrying || isValidating}
        onRetry={() => {
          retry()
          void mutate()
        }}
      />
    </PageLayout>
  )
}

/** The loading and error states, shown until the offer and the master data are read. */
function ReadState({
  clientId,
  error,
  isNotFound,
  isRetrying,
  onRetry,
}: {
  clientId: string
  error: ApiError | undefined
  isNotFound: boolean
  isRetrying: boolean
  onRetry: () => void
}) {
  if (isNotFound)
    return (
      <NotFound
        name='ひな形'
        back={{ href: href(routes.offers, { clientId }), label: 'ひな形の一覧へ戻る' }}
      >
        削除されたか、ほかの店舗のひな形です。
      </NotFound>
    )
  if (error)
    return (
      <ErrorState title='ひな形を読み込めませんでした' onRetry={onRetry} retrying={isRetrying}>
        {error.message}
      </ErrorState>
    )
  return <Skeleton kind='form' rows={6} />
}
