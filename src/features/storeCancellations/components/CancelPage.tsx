import dynamic from 'next/dynamic'
import { useEffect, useState, type ReactNode } from 'react'
import type { ApiError } from '@/api/ApiError'
import { useQuery } from '@/api/useQuery'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { rejectReasonTypes } from '@/contracts/storeCancellations'
import { PeoplePicker } from '@/features/storeCancellations/components/workers/PeoplePicker'
import { refusalOf, type ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { NotFound } from '@/ui/feedback/NotFound'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateMessage } from '@/ui/feedback/StateMessage'
import { BarTitle } from '@/ui/layout/BarTitle'
import { PageLayout } from '@/ui/layout/PageLayout'
import type { CancelFormProps } from './CancelForm'

const loadForm = () => import('./CancelForm').then((m) => m.CancelForm)
const preloadForm = () => void loadForm().catch(() => undefined)
const CancelForm = dynamic(loadForm, { ssr: false, loading: LazyBoundary })
const MatchingEnded = dynamic(
  () =>
    import('@/features/storeCancellations/components/workers/MatchingEnded').then(
      (m) => m.MatchingEnded,
    ),
  {
    ssr: false,
    loading: LazyBoundary,
  },
)

type Props = {
  clientId: string
  offeringId: string
  /** The workers in the URL; empty: they are selected on this page. */
  userIds: readonly number[]
  isSingle: boolean
  reasonId?: number
  chatRoomId?: string
  about?: ReactNode
}

/**
 * Reads the shift, its workers and the reasons. Renders the form, or says why it is not available.
 */
export function CancelPage(props: Props) {
  const { clientId, offeringId } = props
  const params = { clientId, offeringId }
  const offering = useQuery(offerings.one, params)
  const users = useQuery(offerings.users, { ...params, query: { state: 'live' } })
  const reasons = useQuery(rejectReasonTypes.listV2, {})
  // The workers when the page was opened. A revalidation must not remove the form while the user fills it in.
  const [initialPeople, setInitialPeople] = useState<readonly OfferingUser[]>()
  const latestPeople = users.isValidating ? undefined : users.data?.items
  if (latestPeople && !initialPeople) setInitialPeople(latestPeople)
  // Workers in the URL open the form directly; otherwise the picker comes first.
  const hasWorkers = props.userIds.length > 0
  useEffect(() => {
    if (hasWorkers) preloadForm()
  }, [hasWorkers])
  const backHref = href(routes.offering, params)
  const layout = {
    title: <BarTitle>マッチングのキャンセル申請</BarTitle>,
    crumbs: crumbsOf(clientId, offering.data, backHref),
  }
  if (offering.data && initialPeople && reasons.data)
    return (
      <CancelChoice
        {...props}
        layout={layout}
        backHref={backHref}
        offering={offering.data}
        initialPeople={initialPeople}
        reasons={reasons.data.items}
      />
    )
  const reads = [offering, users, reasons]
  const error = reads.find((read) => read.error)?.error
  return (
    <PageLayout {...layout}>
      {error ? (
        <ReadFailure
          clientId={clientId}
          error={error}
          isRetrying={reads.some((read) => read.isValidating)}
          onRetry={() => {
            for (const read of reads) if (read.error) void read.mutate()
          }}
        />
      ) : (
        <>
          <Skeleton kind='ticket' rows={1} />
          <Skeleton kind='form' />
        </>
      )}
    </PageLayout>
  )
}

const crumbsOf = (clientId: string, offering: OfferingDetail | undefined, backHref: string) => [
  { label: '求人', href: href(routes.offerings, { clientId }) },
  ...(offering
    ? [
        {
          label: `${offering.title} ${formatSlashDay(offering.startAt, serverNow())}`,
          href: backHref,
        },
      ]
    : []),
  { label: 'キャンセル申請' },
]

type FailureProps = {
  clientId: string
  error: ApiError
  isRetrying: boolean
  onRetry: () => void
}
function ReadFailure({ clientId, error, isRetrying, onRetry }: FailureProps) {
  if (error.status === 404)
    return (
      <NotFound
        name='求人'
        back={{ href: href(routes.offerings, { clientId }), label: '求人の一覧へ戻る' }}
      >
        削除されたか、ほかの店舗の求人です。
      </NotFound>
    )
  return (
    <ErrorState title='キャンセルの画面を表示できません' onRetry={onRetry} retrying={isRetrying}>
      {error.message} キャンセルはしていません。
    </ErrorState>
  )
}

type ChoiceProps = Props & {
  layout: CancelFormProps['layout']
  backHref: string
  offering: OfferingDetail
  initialPeople: readonly OfferingUser[]
  reasons: readonly ReasonType[]
}
/**
 * The form for the selected workers, or the picker while no cancellable worker is selected.
 */
function CancelChoice({
  layout,
  backHref,
  offering,
  initialPeople,
  reasons,
  ...props
}: ChoiceProps) {
  const { clientId, offeringId, userIds, isSingle, reasonId = 0, chatRoomId, about } = props
  const [pickedIds, setPickedIds] = useState<readonly number[]>([])
  const [openedAt] = useState(() => serverNow())
  const selectedIds = pickedIds.length > 0 ? pickedIds : userIds
  const selected = initialPeople.filter((person) => selectedIds.includes(person.userId))
  const [firstId] = selectedIds
  const [first] = selected
  if (isSingle && !first && firstId !== undefined)
    return (
      <PageLayout {...layout}>
        <MatchingEnded
          clientId={clientId}
          offeringId={offeringId}
          userId={firstId}
          backHref={backHref}
        />
      </PageLayout>
    )
  // Evaluated at the time when the page was opened. The judgement shows later changes without removing the form.
  const refusals = selected.map((person) => refusalOf(person, offering, openedAt))
  const refusal = refusals.every(Boolean) ? refusals[0] : undefined
  if (isSingle && first && refusal)
    return (
      <PageLayout {...layout}>
        <StateMessage
          art='worker'
          title={`${first.name}さんのマッチングは、キャンセルできません`}
          action={<ButtonLink href={backHref}>求人の詳細へ戻る</ButtonLink>}
        >
          {refusal}
        </StateMessage>
      </PageLayout>
    )
  if (!first || refusal)
    return (
      <PageLayout {...layout}>
        <PeoplePicker
          people={initialPeople}
          offering={offering}
          backHref={backHref}
          onFocus={preloadForm}
          onPick={setPickedIds}
        />
      </PageLayout>
    )
  const endedCount = selectedIds.length - selected.length
  return (
    <CancelForm
      layout={layout}
      clientId={clientId}
      offering={offering}
      people={selected}
      reasons={reasons}
      reasonId={reasonId}
      isSingle={isSingle}
      chatRoomId={chatRoomId}
      about={
        <>
          {about}
          {endedCount > 0 && (
            <Notice tone='plain'>
              選んだうち{endedCount}名は、すでにマッチングが終了しているため、対象から外しました。
            </Notice>
          )}
        </>
      }
    />
  )
}
