import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '@/api/ApiError'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import {
  answersOf,
  cancellableOf,
  emptyCancel,
  type CancelFormApi,
  type CancelValues,
  type ReasonType,
} from '@/features/storeCancellations/lib/cancelValues'
import { formatYen } from '@/lib/text/money'
import { useLeaveAllowance } from './useLeaveAllowance'
import {
  useSubmitCancellation,
  type CancelOutcome,
  type SubmittedValues,
} from './useSubmitCancellation'

type ServerMessage = { tone: 'error' | 'warning'; messages: readonly string[] }
type Options = {
  clientId: string
  offering: OfferingDetail
  people: readonly OfferingUser[]
  reasons: readonly ReasonType[]
  initialReasonId: number
  isSingle: boolean
  onOutcome: (outcome: CancelOutcome) => void | Promise<void>
}
const changeText = (before: Judgement, after: Judgement) => {
  const cause =
    before.freeCancelOpen && !after.freeCancelOpen
      ? '開始の24時間前を過ぎたため、判定が変わりました。'
      : '判定が変わりました。'
  const isSumShown = before.totalYen !== after.totalYen && cancellableOf(after).length > 0
  return isSumShown
    ? `${cause}休業手当は ${formatYen(before.totalYen)} から ${formatYen(after.totalYen)} になりました。`
    : cause
}

const initialValues = (reasonId: number): CancelValues => ({
  ...emptyCancel,
  reasonTypeId: reasonId > 0 ? String(reasonId) : '',
})

/**
 * Writes the judgement into the form. `dueYen`: the schema requires an agreement if an amount is due. `reopen` becomes
 * 'no', even if the user chose 'yes', once the seats no longer fit into the usage limit.
 */
function useJudgedValues(
  { setValue }: Pick<CancelFormApi, 'setValue'>,
  judgement: Judgement | undefined,
) {
  const dueYen = judgement?.totalYen
  const isReopeningRefused = judgement !== undefined && judgement.reopenExcessYen > 0
  useEffect(() => {
    if (dueYen !== undefined) setValue('dueYen', dueYen)
  }, [dueYen, setValue])
  useEffect(() => {
    if (isReopeningRefused) setValue('reopen', 'no')
  }, [isReopeningRefused, setValue])
}

/** The form of a cancellation: its values, the judgement of the leave allowance, and the submit. */
export function useCancellation({
  clientId,
  offering,
  people,
  reasons,
  initialReasonId,
  isSingle,
  onOutcome,
}: Options) {
  const [serverMessage, setServerMessage] = useState<ServerMessage>()
  const [judgementChange, setJudgementChange] = useState<string>()
  const submit = useSubmitCancellation({ clientId, offeringId: offering.id, isSingle })
  const [form, submitWith] = useSchemaForm(
    () => import('@/features/storeCancellations/cancel.schema'),
    initialValues(initialReasonId),
  )
  const values = useWatch({ control: form.control }) as CancelValues
  const reason = reasons.find(({ id }) => String(id) === values.reasonTypeId)
  const answers = answersOf(reason, values)
  const { judgement, error, isJudging, rejudge } = useLeaveAllowance(
    clientId,
    String(offering.id),
    reason && answers !== undefined
      ? { reasonTypeId: reason.id, userIds: people.map(({ userId }) => userId), answers }
      : undefined,
    (before, after) => {
      form.setValue('agreedToPay', false)
      setJudgementChange(changeText(before, after))
    },
  )
  const canCancelSomebody = cancellableOf(judgement).length > 0
  async function handleSubmit(values: SubmittedValues) {
    if (!reason || answers === undefined || !judgement || !canCancelSomebody) return
    setServerMessage(undefined)
    try {
      await onOutcome(await submit({ values, reason, answers, judgement }))
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.status !== 409) throw problem
      const tone = problem.code === 'judgement_changed' ? 'warning' : 'error'
      if (tone === 'warning') form.setValue('agreedToPay', false)
      setServerMessage({ tone, messages: problem.messages })
      void rejudge()
    }
  }
  const onForm = submitWith(handleSubmit)
  useJudgedValues(form, judgement)
  return {
    form,
    onForm,
    reason,
    hasAnswers: answers !== undefined,
    judgement,
    judgementError: error,
    isJudging,
    rejudge,
    serverMessage,
    judgementChange,
    clearJudgementChange: () => setJudgementChange(undefined),
  }
}
export type Cancellation = ReturnType<typeof useCancellation>
