import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { workerSupporters } from '@/contracts/workerSupporters'
import type { SupporterCandidate } from '@/contracts/workerSupporters/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

export type AppointmentChange = { candidate: SupporterCandidate; isAppointing: boolean }
/** `knownIds`: the supporters when the dialog opened, so that a retry sends the same request. */
type PendingChange = AppointmentChange & { knownIds: readonly number[] }
type Options = {
  clientId: string
  supporterIds: readonly number[] | undefined
  /** Called when the call failed: the list may be out of date. */
  onFailed: () => void
}

/** Keeps the appointment or dismissal that waits for confirmation, and saves it. */
export function useAppointment({ clientId, supporterIds, onFailed }: Options) {
  const [appoint, isSaving] = useMutation(workerSupporters.appoint)
  const [pendingChange, setPendingChange] = useState<PendingChange>()

  async function save() {
    if (!pendingChange) return
    const { candidate, isAppointing, knownIds } = pendingChange
    try {
      await appoint({
        clientId,
        body: {
          knownIds: [...knownIds],
          userIds: isAppointing
            ? [...knownIds, candidate.userId]
            : knownIds.filter((id) => id !== candidate.userId),
        },
      })
      const message = isAppointing
        ? `${candidate.name}さんをワーカーサポーターに任命しました。`
        : `${candidate.name}さんの任命を解除しました。`
      notify({ type: 'success', body: [message] })
      setPendingChange(undefined)
    } catch (problem) {
      notifyError(problem)
      if (isUnconfirmed(problem)) return
      onFailed()
      setPendingChange(undefined)
    }
  }
  return {
    pendingChange,
    ask: (change: AppointmentChange) => {
      if (supporterIds) setPendingChange({ ...change, knownIds: supporterIds })
    },
    cancel: () => setPendingChange(undefined),
    isSaving,
    save,
  }
}
