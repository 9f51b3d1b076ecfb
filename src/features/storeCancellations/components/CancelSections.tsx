import dynamic from 'next/dynamic'
import type { ReactNode, Ref } from 'react'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { FinalCheck } from '@/features/storeCancellations/components/effect/FinalCheck'
import { CancelTargetCard } from '@/features/storeCancellations/components/workers/CancelTargetCard'
import type { Cancellation } from '@/features/storeCancellations/hooks/useCancellation'
import type { CancelSteps } from '@/features/storeCancellations/hooks/useCancelSteps'
import type { MessageDraft } from '@/features/storeCancellations/hooks/useMessageDraft'
import {
  cancellableOf,
  type CancelStep,
  type ReasonType,
} from '@/features/storeCancellations/lib/cancelValues'
import { LazyBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import * as S from './CancelForm.styles'
import { ReasonSection } from './ReasonSection'
import { StepSection } from './StepSection'

const loadEffectStep = () =>
  import('@/features/storeCancellations/components/effect/EffectStep').then((m) => m.EffectStep)
const loadMessageStep = () =>
  import('@/features/storeCancellations/components/message/MessageStep').then((m) => m.MessageStep)
const EffectStep = dynamic(loadEffectStep, { ssr: false, loading: LazyBoundary })
const MessageStep = dynamic(loadMessageStep, { ssr: false, loading: LazyBoundary })
/**
 * Preloads the steps after the reason. A step that failed to load shows the error and a retry itself.
 */
export const preloadSteps = () =>
  void Promise.all([loadEffectStep(), loadMessageStep()]).catch(() => undefined)

type Props = {
  /** The element that contains the steps. */
  ref: Ref<HTMLDivElement>
  formId: string
  clientId: string
  offering: OfferingDetail
  people: readonly OfferingUser[]
  reasons: readonly ReasonType[]
  now: Date
  isMobile: boolean
  about: ReactNode
  cancellation: Cancellation
  steps: CancelSteps
  message: MessageDraft
  consultWith: OfferingUser | undefined
  onRemove: (userId: number) => void
  onLeave: () => void
}

/** The sections of the form, beside the card of the workers concerned. */
export function CancelSections({ cancellation, steps, message, isMobile, ref, ...props }: Props) {
  const { clientId, offering, people, now } = props
  const { form, reason, hasAnswers, judgement, serverMessage, judgementChange } = cancellation
  const isHidden = (step: CancelStep) => isMobile && steps.step !== step
  /**
   * Opens the next step when a reason is selected by pointer, unless the reason asks questions. Waits for a paint, so
   * that the selection is seen.
   */
  function handlePick(picked: ReasonType) {
    if (picked.needsLeaveAllowance !== 'by_answers')
      requestAnimationFrame(() => steps.goTo('effects'))
  }
  function handleOtherReason() {
    steps.goTo('reason')
    form.setFocus('reasonTypeId')
  }
  return (
    <S.Layout ref={ref}>
      <S.Side>
        <CancelTargetCard
          offering={offering}
          people={people}
          now={now}
          judgement={judgement}
          compact={isMobile && steps.step !== 'reason'}
          onRemove={props.onRemove}
        />
      </S.Side>
      <form {...cancellation.onForm} id={props.formId} aria-label='キャンセル申請'>
        {serverMessage && <FormAlert tone={serverMessage.tone} messages={serverMessage.messages} />}
        {judgementChange && !serverMessage && (
          <Notice tone='warning' live title={judgementChange}>
            入力した内容は残っています。金額と理由を確認して、お進みください。
          </Notice>
        )}
        {!isHidden('reason') && props.about}
        <StepSection
          number={1}
          title='理由'
          step='reason'
          isHidden={isHidden('reason')}
          isMobile={isMobile}
        >
          <ReasonSection
            form={form}
            offering={offering}
            reasons={props.reasons}
            selectedReason={reason}
            now={now}
            onPick={isMobile ? handlePick : undefined}
          />
        </StepSection>
        <StepSection
          number={2}
          title='影響'
          step='effects'
          isHidden={isHidden('effects')}
          isMobile={isMobile}
        >
          {reason && hasAnswers ? (
            <EffectStep
              clientId={clientId}
              offering={offering}
              cancellation={cancellation}
              reason={reason}
              now={now}
              onOtherReason={handleOtherReason}
            />
          ) : (
            <S.Hint>理由を選ぶと、休業手当の判定をここに表示します。</S.Hint>
          )}
        </StepSection>
        {message.draft !== '' && reason && (
          <MessageSections
            {...props}
            cancellation={cancellation}
            message={message}
            reason={reason}
            isHidden={isHidden('message')}
            isMobile={isMobile}
          />
        )}
      </form>
    </S.Layout>
  )
}

type MessageProps = Pick<Props, 'clientId' | 'offering' | 'now' | 'consultWith' | 'onLeave'> &
  Pick<Props, 'cancellation' | 'message' | 'isMobile'> & { reason: ReasonType; isHidden: boolean }
/** The last step: the message, and the final check below it. */
function MessageSections(props: MessageProps) {
  const { cancellation, reason, message, isHidden, isMobile } = props
  const { form, judgement, judgementChange } = cancellation
  return (
    <>
      <StepSection
        number={3}
        title='本人への連絡'
        step='message'
        isHidden={isHidden}
        isMobile={isMobile}
      >
        <MessageStep
          clientId={props.clientId}
          offering={props.offering}
          cancellation={cancellation}
          reason={reason}
          message={message}
          now={props.now}
          consultWith={props.consultWith}
          onLeave={props.onLeave}
        />
      </StepSection>
      {cancellableOf(judgement).length > 0 && (
        <StepSection number={4} title='最後の確認' isHidden={isHidden} isMobile={isMobile}>
          <FinalCheck
            form={form}
            dueYen={judgement?.totalYen ?? 0}
            isJudgementChanged={judgementChange !== undefined}
          />
        </StepSection>
      )}
    </>
  )
}
