import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
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
  onFailed: () => void
}

/** Publishes a new or an edited offering once. */
export function usePublish({ clientId, offerId, input, edited, onPublished, onFailed }: Options) {
  const [create, isCreating] = useMutation(offerings.create)
  const [edit, isEditing] = useMutation(offeringLifecycle.edit)
  const [conflictMessages, setConflictMessages] = useState<readonly string[]>()
  const [isPublished, setIsPublished] = useState(false)
  async function publish(acknowledged: boolean) {
    if (isPublished) return
    try {
      const body = { ...input, publish: true, acknowledged }
      const { id } = edited
        ? await edit({
            clientId,
            offerId,
            offeringId: edited.offeringId,
            body: { ...body, lockVersion: edited.lockVersion },
          })
        : await create({ clientId, offerId, body })
      // A second press before the next page is shown must not post again.
      setIsPublished(true)
      onPublished(id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') setConflictMessages(error.messages)
      else notifyError(error)
      onFailed()
    }
  }
  return { publish, conflictMessages, isPublishing: isCreating || isEditing || isPublished }
}
