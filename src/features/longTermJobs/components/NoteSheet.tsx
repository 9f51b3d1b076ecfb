import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import { MAX_SELECTION_NOTE_LENGTH } from '@/contracts/longTermJobs/enums'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import { useSelection } from '@/features/longTermJobs/hooks/useSelection'
import { notify } from '@/lib/notifications/notificationQueue'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'

/** Edits the staff's note on a candidate. */
export function NoteSheet({
  clientId,
  candidacy,
  onClose,
  onChanged,
  readLatest,
}: {
  clientId: string
  candidacy: LongTermCandidacy
  onClose: () => void
  onChanged: () => void
  /** Reads the candidate again. */
  readLatest: () => Promise<LongTermCandidacy | undefined>
}) {
  const { save } = useSelection(clientId, candidacy, onChanged)
  const versioned = useVersionedForm(() => import('@/features/longTermJobs/note.schema'), {
    record: candidacy,
    valuesOf: (loaded) => ({ note: loaded?.note ?? '' }),
    readLatest,
  })
  const { form } = versioned
  const onForm = versioned.submitWith(async ({ note }, { selection, lockVersion } = candidacy) => {
    try {
      await save({ selection, note }, lockVersion)
    } catch (error) {
      onChanged()
      throw error
    }
    notify({ type: 'success', body: ['選考メモを保存しました。'] })
    onClose()
  })
  return (
    <FormSheet
      title={`${candidacy.name}さんの選考メモ`}
      form={form}
      onForm={onForm}
      applyLabel='メモを保存する'
      onClose={onClose}
    >
      <ConflictNotice versioned={versioned} labels={{ note: 'メモ' }} />
      <TextAreaField
        form={form}
        name='note'
        label='メモ'
        help='本人には見えません。この店舗の担当者だけが読めます。'
        max={MAX_SELECTION_NOTE_LENGTH}
        rows={5}
      />
    </FormSheet>
  )
}
