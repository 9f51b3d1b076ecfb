import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermCandidacy, LongTermSelectionChange } from '@/contracts/longTermJobs/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

type Change = Omit<LongTermSelectionChange, 'lockVersion'>

/** Changes the selection of an application or a preference. `onFailed`: another person may have changed it. */
export function useSelection(clientId: string, candidacy: LongTermCandidacy, onFailed: () => void) {
  const [selectApplication, isApplicationSaving] = useMutation(longTermJobs.selectApplication)
  const [selectPreference, isPreferenceSaving] = useMutation(longTermJobs.selectPreference)
  const { id, kind, lockVersion } = candidacy
  /** Throws what the server refuses; for forms. */
  const save = (change: Change, version = lockVersion) => {
    const body = { ...change, lockVersion: version }
    return kind === 'application'
      ? selectApplication({ clientId, applicationId: id, body })
      : selectPreference({ clientId, preferenceId: id, body })
  }
  /** Says what the server refuses; for buttons. Answers whether it was saved. */
  async function change(next: Change, success: string) {
    try {
      await save(next)
      notify({ type: 'success', body: [success] })
      return true
    } catch (error) {
      notifyError(error)
      onFailed()
      return false
    }
  }
  return { save, change, isSaving: isApplicationSaving || isPreferenceSaving }
}
