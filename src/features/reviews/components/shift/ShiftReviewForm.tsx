import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { useQuery } from '@/api/useQuery'
import { DraftNotice } from '@/components/drafts/DraftNotice'
import { useCan } from '@/components/permissions/useCan'
import { accounts } from '@/contracts/accounts'
import { reviews } from '@/contracts/reviews'
import type { UnreviewedUser, UnreviewedUsers } from '@/contracts/reviews/schemas'
import { ReviewNotices } from '@/features/reviews/components/ReviewNotices'
import { WorkerReviews } from '@/features/reviews/components/WorkerReviews'
import { useDecisions } from '@/features/reviews/hooks/useDecisions'
import { useFocusAfterSend } from '@/features/reviews/hooks/useFocusAfterSend'
import { useReviewSubmission } from '@/features/reviews/hooks/useReviewSubmission'
import { mergeFailedWorkers, summarizeDecisions } from '@/features/reviews/lib/shiftReview'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { PageLayout, type Crumb } from '@/ui/layout/PageLayout'
import { ReviewActionBar } from './ReviewActionBar'
import { SentReviews } from './SentReviews'
import { ShiftHeader } from './ShiftHeader'
import * as S from './ShiftReview.styles'

const WorkerListsSheet = dynamic(
  () =>
    import('@/features/reviews/components/worker/WorkerListsSheet').then((m) => m.WorkerListsSheet),
  { ssr: false, loading: LazyDialogBoundary },
)
const ReviewConfirm = dynamic(() => import('./ReviewConfirm').then((m) => m.ReviewConfirm), {
  ssr: false,
  loading: LazyDialogBoundary,
})

type Props = {
  clientId: string
  offeringId: string
  shift: UnreviewedUsers
  title: ReactNode
  crumbs: readonly Crumb[]
  pre: ReactNode
  next: ReactNode
  readError: ReactNode
}

/** The form for all workers to review of one shift: decided individually, sent in one request. */
export function ShiftReviewForm({
  clientId,
  offeringId,
  shift,
  title,
  crumbs,
  pre,
  next,
  readError,
}: Props) {
  const { data: me } = useQuery(accounts.me, {})
  const { decisions, draft, decisionOf, decide, remove } = useDecisions(
    me && `${me.id}:reviews:${clientId}:${offeringId}`,
  )
  const permissions = {
    canReview: useCan(reviews.create),
    canEditGroups: useCan({ permission: 'group.edit' }),
    canEditMemo: useCan({ permission: 'memo.edit' }),
  }
  const { submission, isSending, validate, send } = useReviewSubmission({ clientId, offeringId })
  const { sentReviews, messages } = submission
  const [openMatchingId, setOpenMatchingId] = useState<number>()
  const [listsWorker, setListsWorker] = useState<UnreviewedUser>()
  const [isConfirming, setIsConfirming] = useState(false)
  const workers = mergeFailedWorkers(shift.items, submission)
  const summary = summarizeDecisions(workers, decisionOf)
  const { decided, undecidedIds } = summary
  const hasDecisions = workers.some((worker) => decisions[worker.matchingId] !== undefined)
  const [guard] = useUnsavedGuard(hasDecisions && decided.length > 0, {
    note: '選んだ評価はまだ送られていません。下書きはこの端末に残ります。',
    draft,
  })
  const { section, list } = useFocusAfterSend(messages, sentReviews.length)
  const hasWorkers = workers.length > 0
  const { canReview } = permissions

  function handleSubmit() {
    const firstMissing = validate(decided)
    if (firstMissing === undefined) setIsConfirming(true)
    else setOpenMatchingId(firstMissing)
  }
  async function handleSend() {
    const sentIds = await send(decided)
    if (sentIds) {
      setOpenMatchingId(undefined)
      remove(sentIds)
      if (sentIds.length === decided.length) draft.clear()
    }
    setIsConfirming(false)
  }

  return (
    <PageLayout title={title} crumbs={crumbs} pre={pre}>
      <S.Review
        ref={section}
        tabIndex={-1}
        aria-label={`${formatShift(shift.startAt, shift.endAt, serverNow())} ${shift.title}`}
      >
        <ShiftHeader shift={shift} hasDueDate={hasWorkers} />
        {readError}
        {hasWorkers && !hasDecisions && <DraftNotice draft={draft} />}
        <ReviewNotices
          canReview={canReview}
          submission={submission}
          remainingCount={workers.length}
          next={next}
        />
        {hasWorkers && (
          <WorkerReviews
            list={list}
            shift={shift}
            workers={workers}
            summary={summary}
            permissions={permissions}
            messages={messages}
            openMatchingId={openMatchingId}
            decisionOf={decisionOf}
            onDecide={decide}
            onOpenChange={setOpenMatchingId}
            onEditLists={setListsWorker}
          />
        )}
        <SentReviews sentReviews={sentReviews} />
        {(hasWorkers || sentReviews.length > 0) && (
          <S.Note>
            Good=また働いてほしい、Bad=改善してほしい。Badは本人の評価に影響します。お気に入りと店舗メモはワーカーには見えません。
          </S.Note>
        )}
      </S.Review>
      {canReview && hasWorkers && (
        <ReviewActionBar
          summary={summary}
          savedAt={draft.savedAt}
          isSending={isSending}
          onSubmit={handleSubmit}
        />
      )}
      {listsWorker && (
        <WorkerListsSheet
          key={listsWorker.matchingId}
          clientId={clientId}
          worker={listsWorker}
          decision={decisionOf(listsWorker.matchingId)}
          onDecide={(change) => decide([listsWorker.matchingId], change)}
          onClose={() => setListsWorker((now) => (now === listsWorker ? undefined : now))}
        />
      )}
      {isConfirming && (
        <ReviewConfirm
          decided={decided}
          undecidedCount={undecidedIds.length}
          isSending={isSending}
          onSend={() => void handleSend()}
          onClose={() => setIsConfirming(false)}
        />
      )}
      {guard}
    </PageLayout>
  )
}
