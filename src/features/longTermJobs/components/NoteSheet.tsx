import { useState } from 'react'
import { useSchemaForm } from '@/api/useSchemaForm'
import type { LongTermCandidacy } from '@/contracts/longTermJobs/schemas'
import { useSelection } from '@/features/longTermJobs/hooks/useSelection'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Sheet } from '@/ui/dialogs/Sheet'
import { FieldStack } from '@/ui/fields/FieldStack'
import { TextAreaField } from '@/ui/fields/inputs/TextAreaField'
import { MAX_SELECTION_NOTE_LENGTH } from '@/contracts/longTermJobs/enums'

const FORM = 'long-term-note'

/** Edits the staff's note on a candidate. The version is that of the opening, so that nobody's note is lost unseen. */
export function NoteSheet({
  clientId,
  candidacy,
  onClose,
  onChanged,
}: {
  clientId: string
  candidacy: LongTermCandidacy
  onClose: () => void
  onChanged: () => void
}) {
  const { save } = useSelection(clientId, candidacy, onChanged)
  const [initialCandidacy] = useState(candidacy)
  const [form, submitWith] = useSchemaForm(() => import('@/features/longTermJobs/note.schema'), {
    note: candidacy.note,
  })
  const onForm = submitWith(async ({ note }) => {
    try {
      await save({ selection: initialCandidacy.selection, note }, initialCandidacy.lockVersion)
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
