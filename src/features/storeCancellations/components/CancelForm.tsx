import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { RejectBulkResult } from '@/contracts/storeCancellations/schemas'
import { useCancellation } from '@/features/storeCancellations/hooks/useCancellation'
import { useCancelSteps } from '@/features/storeCancellations/hooks/useCancelSteps'
import { useClock } from '@/features/storeCancellations/hooks/useClock'
import { useMessageDraft } from '@/features/storeCancellations/hooks/useMessageDraft'
import type { CancelOutcome } from '@/features/storeCancellations/hooks/useSubmitCancellation'
import type { ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { flashMessage } from '@/shell/notifications/flash'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { PageLayout } from '@/ui/layout/PageLayout'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { CancelActions } from './CancelActions'
import { CancelSections, preloadSteps } from './CancelSections'

const CancelResult = dynamic(() => import('./CancelResult').then((m) => m.CancelResult), {
  ssr: false,
  loading: LazyBoundary,
})
const FORM_ID = 'cancellation'

export type CancelFormProps = {
  layout: Pick<ComponentProps<typeof PageLayout>, 'title' | 'crumbs'>
  clientId: string
  offering: OfferingDetail
  people: readonly OfferingUser[]
  reasons: readonly ReasonType[]
  /** The reason that was agreed on in the chat; 0: none. */
  reasonId: number
  /**
   * True on the page of one worker: uses the call for one worker, which also accepts a second
   * request.
   */
  isSingle: boolean
  /** The chat room that the page was opened from, and returns to. */
  chatRoomId?: string | undefined
  /** Shown above the reasons. */
  about?: ReactNode
}

/**
 * Cancels matched workers: reason, leave allowance, message. Three steps on a phone, one page on a
 * desktop; the submit is the only confirmation.
 */
export function CancelForm({
  layout,
  clientId,
  offering,
  people: initialPeople,
  reasons,
  reasonId,
  isSingle,
  chatRoomId,
  about,
}: CancelFormProps) {
  const router = useRouter()
  const isMobile = useIsMobile()
  const now = useClock(offering.startAt)
  const [people, setPeople] = useState(initialPeople)
  const [result, setResult] = useState<RejectBulkResult>()
  const cancellation = useCancellation({
    clientId,
    offering,
    people,
    reasons,
    initialReasonId: reasonId,
    isSingle,
    onOutcome: handleOutcome,
  })
  const { form, reason, hasAnswers, judgement } = cancellation
  const message = useMessageDraft({ form, offering, people, reason, judgement, now })
  const [containerRef, steps] = useCancelSteps(form, isMobile)
  const { dirtyFields, isSubmitting } = form.formState
  const [guard, allowLeaving] = useUnsavedGuard(
    (dirtyFields.note ?? dirtyFields.message) === true && !result,
  )
  const hasReason = reason !== undefined
  useEffect(() => {
    if (hasReason) preloadSteps()
  }, [hasReason])
  const backHref =
    chatRoomId === undefined
      ? href(routes.offering, { clientId, offeringId: offering.id })
      : href(routes.chatRoom, { clientId, chatRoomId })

  async function handleOutcome(outcome: CancelOutcome) {
    if (outcome.status === 'partial') return setResult(outcome.result)
    allowLeaving()
    flashMessage({ type: 'success', body: [outcome.message] })
    await router.push(backHref)
  }
  async function handleNext() {
    if (steps.step === 'reason') {
      const isValid = await form.trigger(['reasonTypeId', 'itemWritten', 'workPossible'])
      if (!isValid) return steps.showError()
      if (!reason || !hasAnswers) return
    }
    steps.goBy(1)
  }
  /** Continues with the workers who could not be cancelled. */
  function handleRetry() {
    const failedIds = new Set(
      result?.items.filter((item) => item.result === 'failed').map((item) => item.userId),
    )
    setPeople(people.filter(({ userId }) => failedIds.has(userId)))
    setResult(undefined)
    cancellation.clearJudgementChange()
    form.setValue('agreedToPay', false)
    steps.goTo('reason')
  }
  if (result)
    return (
      <PageLayout {...layout}>
        {guard}
        <CancelResult result={result} people={people} backHref={backHref} onRetry={handleRetry} />
      </PageLayout>
    )
  return (
    <PageLayout {...layout}>
      {guard}
      <CancelSections
        ref={containerRef}
        formId={FORM_ID}
        clientId={clientId}
        offering={offering}
        people={people}
        reasons={reasons}
        now={now}
        isMobile={isMobile}
        about={about}
        cancellation={cancellation}
        steps={steps}
        message={message}
        consultWith={isSingle && chatRoomId === undefined ? people[0] : undefined}
        onRemove={(userId) => setPeople(people.filter((person) => person.userId !== userId))}
        onLeave={allowLeaving}
      />
      <CancelActions
        formId={FORM_ID}
        judgement={judgement}
        isSingle={isSingle}
        isMobile={isMobile}
        step={steps.step}
        isSubmitting={isSubmitting}
        backHref={backHref}
        onNext={() => void handleNext()}
        onPrevious={() => steps.goBy(-1)}
      />
    </PageLayout>
  )
}
