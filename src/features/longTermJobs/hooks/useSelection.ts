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
  /** Throws what the server refuses; for forms. `version`: of a candidacy that was read earlier. */
  const save = (change: Change, version = lockVersion) => {
    const body = { ...change, lockVersion: version }
    return kind === 'application'
      ? selectApplication({ clientId, applicationId: id, body })
      : selectPreference({ clientId, preferenceId: id, body })
  }
  /** Notifies of the success, or of what the server refuses; for buttons. */
  async function change(next: Change, successMessage: string) {
    try {
      await save(next)
      notify({ type: 'success', body: [successMessage] })
    } catch (error) {
      notifyError(error)
      onFailed()
    }
  }
  return { save, change, isSaving: isApplicationSaving || isPreferenceSaving }
}
