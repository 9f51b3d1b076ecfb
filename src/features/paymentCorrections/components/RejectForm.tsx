import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { MAX_REFUSAL_REASON_LENGTH, MAX_BREAK_MIN } from '@/contracts/paymentCorrections/enums'
import type { FixPaymentRequest } from '@/contracts/paymentCorrections/schemas'
import { counterOf } from '@/domain/matchings/paymentCorrection'
import { proposedTimes } from '@/features/paymentCorrections/lib/counterProposal'
import { focusInside } from '@/features/paymentCorrections/lib/focusInside'
import { timeOf } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { useUnsavedGuard } from '@/shell/page/useUnsavedGuard'
import { Button } from '@/ui/buttons/Button'
import { SwitchField } from '@/ui/fields/choices/SwitchField'
import { NumberStepper } from '@/ui/fields/inputs/NumberStepper'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { TimeField } from '@/ui/fields/inputs/TimeField'
import { CounterPay } from './CounterPay'
import * as S from './RejectForm.styles'

const usualReasons = [
  '申請の終了時刻と、お店の記録が合っていません。',
  '休憩を取っていただいた時間が入っていません。',
  '開始の時刻を、記録の時刻に直してください。',
] as const

type Props = {
  clientId: string
  request: FixPaymentRequest
  onAnswering: () => void
  onRefused: () => void
  onClose: () => void
}
/**
 * Rejects a correction with a reason; the worker can request again. The input is kept after a refusal by the server.
 */
export function RejectForm({ clientId, request, onAnswering, onRefused, onClose }: Props) {
  const [answer] = useMutation(paymentCorrections.answer)
  const [wasRefused, setWasRefused] = useState(false)
  // The version when the form opened, so that the server refuses if there is a newer request or answer.
  const [lockVersion] = useState(request.lockVersion)
  const initial = counterOf(request.planned, request.requested, request.scans)
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/paymentCorrections/reject.schema'),
    {
      reason: '',
      propose: false,
      startTime: timeOf(initial.startAt),
      endTime: timeOf(initial.endAt),
      breakMin: initial.breakMin as number | null,
    },
  )
  const propose = useWatch({ control: form.control, name: 'propose' })
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    focusInside(formRef.current)
  }, [])
  const [guard] = useUnsavedGuard(form.formState.isDirty)
  const onForm = submitWith(async (value) => {
    const counter = value.propose ? proposedTimes(request, value) : null
    onAnswering()
    try {
      await answer({
        clientId,
        fixPaymentRequestId: request.id,
        body: {
          action: 'reject',
          reason: value.reason,
          counter,
          lockVersion,
        },
      })
    } catch (error) {
      setWasRefused(true)
      throw error
    }
    notify({ type: 'success', body: [`${request.name}さんの修正依頼を差し戻しました。`] })
    onClose()
  })
  function handleClose() {
    onClose()
    if (wasRefused) onRefused()
  }
  return (
    <S.Form {...onForm} ref={formRef} aria-label='差し戻す内容' tabIndex={-1}>
      <div data-suggestions=''>
        {usualReasons.map((text) => (
          <Button
            key={text}
            size={32}
            onClick={() =>
              form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })
            }
          >
            {text}
          </Button>
        ))}
      </div>
      <TextAreaField
        form={form}
        name='reason'
        label='差し戻す理由'
        help={`${request.name}さんに表示されます。`}
        max={MAX_REFUSAL_REASON_LENGTH}
        rows={3}
        required
      />
      <SwitchField
        form={form}
        name='propose'
        label='正しいと思う時刻を提案する'
        description='ワーカーは、この時刻で申請し直せます。'
      />
      {propose && (
        <div data-times=''>
          <TimeField form={form} name='startTime' label='開始' />
          <TimeField form={form} name='endTime' label='終了' />
          <NumberStepper
            form={form}
            name='breakMin'
            label='休憩'
            unit='分'
            min={0}
            max={MAX_BREAK_MIN}
            step={5}
          />
        </div>
      )}
      {propose && <CounterPay form={form} request={request} />}
      <div data-buttons=''>
        <Button size={44} onClick={handleClose}>
          やめる
        </Button>
        <Button type='submit' tone='danger' size={44} loading={form.formState.isSubmitting}>
          差し戻す
        </Button>
      </div>
      {guard}
    </S.Form>
  )
}
