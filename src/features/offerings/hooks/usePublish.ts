import { useState } from 'react'
import { ApiError, isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { offerings, offeringLifecycle } from '@/contracts/offerings'
import type { OfferingInput } from '@/contracts/offerings/schemas'

type Options = {
  clientId: string
  offerId: string
  input: OfferingInput
  /** The existing offering and the version that was edited; undefined for a new one. */
  edited: { offeringId: string; lockVersion: number } | undefined
  onPublished: (offeringId: number) => void
  onKept: (offeringId: number) => void
  /** `isPerhapsDone`: the response was lost, so the offering may have been saved. */
  onFailed: (isPerhapsDone: boolean) => void
}

/** Publishes a new or an edited offering once, or keeps it without publishing. */
export function usePublish(options: Options) {
  const { clientId, offerId, input, edited, onPublished, onKept, onFailed } = options
  const [create, isCreating] = useMutation(offerings.create)
  const [edit, isEditing] = useMutation(offeringLifecycle.edit)
  const [conflictMessages, setConflictMessages] = useState<readonly string[]>()
  const [isSaved, setIsSaved] = useState(false)
  async function save(intent: { publish: boolean; acknowledged: boolean }) {
    if (isSaved) return
    try {
      const body = { ...input, ...intent }
      const { id } = edited
        ? await edit({
            clientId,
            offerId,
            offeringId: edited.offeringId,
            body: { ...body, lockVersion: edited.lockVersion },
          })
        : await create({ clientId, offerId, body })
      // A second click before the next page appears must not publish again.
      setIsSaved(true)
      if (intent.publish) onPublished(id)
      else onKept(id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') setConflictMessages(error.messages)
      else notifyError(error)
      onFailed(isUnconfirmed(error))
    }
  }
  return {
    publish: (acknowledged: boolean) => save({ publish: true, acknowledged }),
    keep: () => save({ publish: false, acknowledged: false }),
    conflictMessages,
    isSaving: isCreating || isEditing || isSaved,
  }
}
