import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { workerSupporters } from '@/contracts/workerSupporters'
import type { SupporterCandidate } from '@/contracts/workerSupporters/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

export type AppointmentChange = { candidate: SupporterCandidate; isAppointing: boolean }
type Options = {
  clientId: string
  supporterIds: readonly number[] | undefined
  /** Called when the call failed: the list may be out of date. */
  onFailed: () => void
}

/** The appointment or dismissal that waits for confirmation, and saving it. */
export function useAppointment({ clientId, supporterIds, onFailed }: Options) {
  const [appoint, isSaving] = useMutation(workerSupporters.appoint)
  const [pendingChange, setPendingChange] = useState<AppointmentChange>()

  async function save() {
    if (!supporterIds || !pendingChange) return
    const { candidate, isAppointing } = pendingChange
    try {
      await appoint({
        clientId,
        body: {
          knownIds: [...supporterIds],
          userIds: isAppointing
            ? [...supporterIds, candidate.userId]
            : supporterIds.filter((id) => id !== candidate.userId),
        },
      })
      const message = isAppointing
        ? `${candidate.name}さんをワーカーサポーターに任命しました。`
        : `${candidate.name}さんの任命を解除しました。`
      notify({ type: 'success', body: [message] })
    } catch (problem) {
      notifyError(problem)
      onFailed()
    } finally {
      setPendingChange(undefined)
    }
  }
  return { pendingChange, setPendingChange, isSaving, save }
}
