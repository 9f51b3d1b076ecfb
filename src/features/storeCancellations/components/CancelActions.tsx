import type { Judgement } from '@/contracts/storeCancellations/schemas'
import {
  shortNameOf,
  cancellableOf,
  totalLabel,
  type CancelStep,
} from '@/features/storeCancellations/lib/cancelValues'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { ActionBar } from '@/ui/layout/ActionBar'

type Props = {
  formId: string
  judgement: Judgement | undefined
  isSingle: boolean
  isMobile: boolean
  step: CancelStep
  isSubmitting: boolean
  backHref: string
  onNext: () => void
  onPrevious: () => void
}

/** Says whether the contract ends at once or the operator examines the evidence first. */
function submitLabel(judgement: Judgement | undefined, isSingle: boolean) {
  const cancellable = cancellableOf(judgement)
  const [first] = cancellable
  const target = isSingle && first ? shortNameOf(first.name) : `${cancellable.length}名`
  return judgement?.reviewDueAt == null
    ? `${target}をキャンセルする`
    : `${target}のキャンセルを申請する`
}

/** The action bar of the form. On phones it leads through the steps. */
export function CancelActions({ judgement, isSingle, isMobile, step, ...props }: Props) {
  const { formId, isSubmitting, backHref, onNext, onPrevious } = props
  const isReady = cancellableOf(judgement).length > 0
  const isFirstStep = step === 'reason'
  const summary = judgement && isReady && (!isMobile || !isFirstStep) && (
    <>
      <span>{totalLabel(judgement)}</span>
      <b>{formatYen(judgement.totalYen)}</b>
    </>
  )
  return (
    <ActionBar {...(summary ? { summary } : {})}>
      {isMobile && <NextButton step={step} isReady={isReady} onNext={onNext} />}
      {isReady && (!isMobile || step === 'message') && (
        <Button type='submit' form={formId} tone='danger' size={48} loading={isSubmitting}>
          {submitLabel(judgement, isSingle)}
        </Button>
      )}
      {isMobile && !isFirstStep ? (
        <Button size={48} disabled={isSubmitting} onClick={onPrevious}>
          前に戻る
        </Button>
      ) : (
        <ButtonLink size={48} href={backHref}>
          やめる
        </ButtonLink>
      )}
    </ActionBar>
  )
}

type NextProps = { step: CancelStep; isReady: boolean; onNext: () => void }
function NextButton({ step, isReady, onNext }: NextProps) {
  if (step === 'reason')
    return (
      <Button tone='primary' size={48} onClick={onNext}>
        次へ: 影響を確認する
      </Button>
    )
  if (step === 'effects' && isReady)
    return (
      <Button tone='primary' size={48} onClick={onNext}>
        次へ: 本人への連絡
      </Button>
    )
  return null
}
