import { useLayoutEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { rejectionMessage } from '@/domain/cancellation/rejectionMessage'
import { formatYen } from '@/lib/text/money'
import {
  cancellableOf,
  type CancelFormApi,
  type ReasonType,
} from '@/features/storeCancellations/lib/cancelValues'

type Options = {
  form: CancelFormApi
  offering: OfferingDetail
  people: readonly OfferingUser[]
  reason: ReasonType | undefined
  judgement: Judgement | undefined
  now: Date
}
function draftOf({ offering, people, reason, judgement, now }: Omit<Options, 'form'>) {
  const cancellable = cancellableOf(judgement)
  const [first] = cancellable
  if (!judgement || !reason || !first) return undefined
  const amounts = new Set(cancellable.map((item) => item.amountYen))
  return rejectionMessage({
    name: people.length === 1 ? first.name : undefined,
    startAt: offering.startAt,
    title: offering.title,
    reason: reason.code,
    amountYen: amounts.size > 1 ? null : first.amountYen,
    ratePercent: first.ratePercent,
    beforeLine: judgement.beforeLine,
    now,
  })
}

/** The message to the workers: it follows the judgement until somebody edits it. */
export function useMessageDraft({ form, ...options }: Options) {
  const [draft, setDraft] = useState('')
  const { getValues, setValue } = form
  const nextDraft = draftOf(options)
  if (nextDraft !== undefined && nextDraft !== draft) setDraft(nextDraft)
  const appliedDraft = useRef('')
  // Before paint, because a difference between field and draft would count as an edit.
  useLayoutEffect(() => {
    if (getValues('message') === appliedDraft.current) setValue('message', draft)
    appliedDraft.current = draft
  }, [draft, getValues, setValue])
  const message = useWatch({ control: form.control, name: 'message' })
  const isEdited = message !== draft
  const amounts = new Set(cancellableOf(options.judgement).map((item) => item.amountYen))
  const [amountYen = 0] = amounts
  /** The edited text names a leave allowance that is not the judged one. */
  const isAmountOutdated =
    isEdited &&
    amounts.size === 1 &&
    message.includes('休業手当') &&
    !message.includes(formatYen(amountYen))
  return { draft, isEdited, isAmountOutdated, amountYen }
}
export type MessageDraft = ReturnType<typeof useMessageDraft>
