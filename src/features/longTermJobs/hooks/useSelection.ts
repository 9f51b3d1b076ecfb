import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { longTermJobs } from '@/contracts/longTermJobs'
import type { LongTermCandidacy, LongTermSelectionChange } from '@/contracts/longTermJobs/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

type Change = Omit<LongTermSelectionChange, 'lockVersion'>

/**
 * Changes the selection of an application or a preference. `onFailed`: reads it again; another user may have changed
 * it.
 */
export function useSelection(clientId: string, candidacy: LongTermCandidacy, onFailed: () => void) {
  const [selectApplication, isApplicationSaving] = useMutation(longTermJobs.selectApplication)
  const [selectPreference, isPreferenceSaving] = useMutation(longTermJobs.selectPreference)
  const { id, kind, lockVersion } = candidacy
  /** For forms: throws the server's refusal. `version`: the lock version of a candidacy that was read earlier. */
  const save = (change: Change, version = lockVersion) => {
    const body = { ...change, lockVersion: version }
    return kind === 'application'
      ? selectApplication({ clientId, applicationId: id, body })
      : selectPreference({ clientId, preferenceId: id, body })
  }
  /** For buttons: notifies of the success or of the server's refusal. */
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
