import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import type { Editing } from '@/features/offers/lib/editing'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import { putTexts, type TextEntry } from '@/features/offers/lib/texts'

/** Whether a model text is to replace words that somebody has written, field by field named. */
export function ReplaceTexts({
  form,
  typed,
  onClose,
}: {
  form: Editing['form']
  typed: readonly TextEntry[]
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title='入力済みの文も、文例に入れ替えますか'
      applyLabel='文例に入れ替える'
      cancelLabel='入力した文を残す'
      onClose={onClose}
      onApply={() => {
        putTexts(form, typed)
        onClose()
      }}
    >
      <p>次の欄には、すでに文が入っています。入れ替えると、いまの文はなくなります。</p>
      <ul>
        {typed.map(({ field }) => (
          <li key={field}>{labelOf(field)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
