import { useVersionedForm } from '@/api/useVersionedForm'
import { ConflictNotice } from '@/components/conflicts/ConflictNotice'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import { useSelection } from '@/features/longTermJobs/hooks/useSelection'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { FieldStack } from '@/ui/fields/FieldStack'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { MAX_SELECTION_NOTE_LENGTH } from '@/contracts/longTermJobs/enums'

const FORM = 'long-term-note'

/** Edits the staff's note on a candidate. */
export function NoteSheet({
  clientId,
  candidacy,
  onClose,
  onChanged,
  onLatest,
}: {
  clientId: string
  candidacy: LongTermCandidacy
  onClose: () => void
  onChanged: () => void
  /** Reads the candidate again. */
  onLatest: () => Promise<LongTermCandidacy | undefined>
}) {
  const { save } = useSelection(clientId, candidacy, onChanged)
  const versioned = useVersionedForm(() => import('@/features/longTermJobs/note.schema'), {
    record: candidacy,
    valuesOf: (one) => ({ note: one?.note ?? '' }),
    onLatest,
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
    <Sheet
      title={`${candidacy.name}さんの選考メモ`}
      onClose={onClose}
      closable={!form.formState.isSubmitting}
      footer={(close) => (
        <>
          <Button
            type='submit'
            form={FORM}
            tone='primary'
            size={44}
            loading={form.formState.isSubmitting}
          >
            メモを保存する
          </Button>
          <Button size={44} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <form id={FORM} {...onForm} aria-label='選考メモ'>
        <FieldStack>
          <ConflictNotice versioned={versioned} labels={{ note: 'メモ' }} />
          <TextAreaField
            form={form}
            name='note'
            label='メモ'
            help='本人には見えません。この店舗の担当者だけが読めます。'
            max={MAX_SELECTION_NOTE_LENGTH}
            rows={5}
            hideTag
          />
        </FieldStack>
      </form>
    </Sheet>
  )
}
