import type { ApiError } from '@/api/ApiError'
import { useQuery } from '@/api/useQuery'
import { useUrlState } from '@/api/useUrlState'
import { offers } from '@/contracts/offers'
import { offerings } from '@/contracts/offerings'
import { useCan } from '@/components/permissions/useCan'
import { QueryResult, allOf } from '@/components/queries/QueryResult'
import { routes } from '@/routes/routes'
import { href, type Params } from '@/routes/href'
import { BarTitle } from '@/ui/layout/BarTitle'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { PageLayout } from '@/ui/layout/PageLayout'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { NewOfferingForm } from './components/form/NewOfferingForm'
import { usePosting } from './components/form/PostingPages'
import { postingPaths } from './lib/postingPaths'

type Path = Params<typeof routes.newOffering.path>
/** The form is filled once: a later read must not change it while it is edited. */
const readOnce = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
}

/** Where the conditions of the form come from. */
type Source = {
  /** The day; '' for the next free one. */
  on: string
  /** The offering to repeat; 0: the last one. */
  copyOf: number
  groupId: number
  isConfirming: boolean
}

/** The conditions of a new offering of one offer. */
export function NewOfferingScreen(path: Path) {
  const [{ on, copyOf, groupId }] = useUrlState(routes.newOffering.query)
  return (
    <NewOffering
      path={path}
      title='募集条件の入力'
      source={{ on, copyOf, groupId, isConfirming: false }}
    />
  )
}

/** The conditions of a new dedicated offering, which only the graduates of the store see. */
export function NewGraduateOfferingScreen(path: Path) {
  const [{ offering_id: copyOf, confirm }] = useUrlState(routes.newGraduateOffering.query)
  return (
    <NewOffering
      path={path}
      title='専用の求人の条件'
      source={{ on: '', copyOf, groupId: 0, isConfirming: confirm === 'true' }}
    />
  )
}

function NewOffering({
  path: { clientId, offerId },
  title,
  source,
}: {
  path: Path
  title: string
  source: Source
}) {
  const canCreate = useCan(offerings.create)
  const { isForGraduates } = usePosting()
  const { data: offer } = useQuery(offers.one, canCreate ? { clientId, offerId } : null)
  const offerRoute = isForGraduates ? routes.graduateOffer : routes.offer
  return (
    <PageLayout
      title={<BarTitle>{title}</BarTitle>}
      crumbs={[
        postingPaths({ clientId, offerId }, isForGraduates).list,
        ...(offer ? [{ label: offer.title, href: href(offerRoute, { clientId, offerId }) }] : []),
        { label: '募集する' },
      ]}
    >
      <NewOfferingContent clientId={clientId} offerId={offerId} source={source} />
    </PageLayout>
  )
}

const isMissing = ({ error }: { error: ApiError | undefined }) => error?.status === 404
const freshHrefOf = (path: Path, isForGraduates: boolean) =>
  isForGraduates ? href(routes.newGraduateOffering, path) : href(routes.newOffering, path)

function NewOfferingContent({ clientId, offerId, source }: Path & { source: Source }) {
  const { copyOf } = source
  const { isForGraduates } = usePosting()
  const canCreate = useCan(offerings.create)
  const offer = useQuery(offers.one, canCreate ? { clientId, offerId } : null)
  const suggestion = useQuery(
    offerings.suggestion,
    canCreate
      ? { clientId, offerId, query: { copyOf, scope: isForGraduates ? 'graduate' : '' } }
      : null,
    readOnce,
  )
  const error = offer.error ?? suggestion.error
  const freshHref = freshHrefOf({ clientId, offerId }, isForGraduates)
  if (copyOf !== 0 && offer.data && isMissing(suggestion))
    return (
      <StateMessage
        art='search'
        title='元にする求人が見つかりません'
        action={<ButtonLink href={freshHref}>「{offer.data.title}」で新しく募集する</ButtonLink>}
      >
        削除されたか、ほかのひな形の求人です。
      </StateMessage>
    )
  if (error?.status === 404)
    return (
      <StateMessage
        art='search'
        title='元にするひな形が見つかりません'
        action={
          <ButtonLink href={href(routes.offers, { clientId })}>ひな形の一覧へ戻る</ButtonLink>
        }
      >
        削除されたか、ほかの店舗のひな形です。
      </StateMessage>
    )
  if (!offer.data || !suggestion.data)
    return (
      <QueryResult
        of={allOf({ offer, suggestion })}
        name='募集条件'
        skeleton={<Skeleton kind='form' rows={6} />}
      />
    )
  return (
    <NewOfferingForm
      clientId={clientId}
      offerId={offerId}
      title={offer.data.title}
      suggestion={suggestion.data}
      on={source.on}
      groupId={source.groupId}
      copyOf={copyOf}
      isConfirming={source.isConfirming}
    />
  )
}
