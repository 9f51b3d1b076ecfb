import { useLayoutEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { rejectionMessage } from '@/domain/cancellation/rejectionMessage'
import {
  cancellableOf,
  type CancelFormApi,
  type ReasonType,
} from '@/features/storeCancellations/lib/cancelValues'
import { formatYen } from '@/lib/text/money'

type Options = {
  form: CancelFormApi
  offering: OfferingDetail
  people: readonly OfferingUser[]
  reason: ReasonType | undefined
  judgement: Judgement | undefined
  now: Date
}
/** The suggested message; undefined until the judgement is known. Names no amount if the amounts differ. */
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
    freeCancelOpen: judgement.freeCancelOpen,
    now,
  })
}

/** Keeps the message to the workers in line with the judgement until the user edits it. */
export function useMessageDraft({ form, ...options }: Options) {
  const [draft, setDraft] = useState('')
  const { getValues, setValue } = form
  const nextDraft = draftOf(options)
  if (nextDraft !== undefined && nextDraft !== draft) setDraft(nextDraft)
  const appliedDraft = useRef('')
  // Before paint: until the field has the new draft, `isEdited` would be true.
  useLayoutEffect(() => {
    if (getValues('message') === appliedDraft.current) setValue('message', draft)
    appliedDraft.current = draft
  }, [draft, getValues, setValue])
  const message = useWatch({ control: form.control, name: 'message' })
  const isEdited = message !== draft
  const amounts = new Set(cancellableOf(options.judgement).map((item) => item.amountYen))
  const [amountYen = 0] = amounts
  /** Whether the edited text mentions a leave allowance without the judged amount. */
  const isAmountOutdated =
    isEdited &&
    amounts.size === 1 &&
    message.includes('休業手当') &&
    !message.includes(formatYen(amountYen))
  return { draft, isEdited, isAmountOutdated, amountYen }
}
export type MessageDraft = ReturnType<typeof useMessageDraft>
