import type { Editing } from '@/features/offers/lib/editing'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import { putTexts, type TextEntry } from '@/features/offers/lib/texts'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

/** Asks whether a model text should replace entered texts, and lists the fields concerned. */
export function ReplaceTexts({
  form,
  conflictingEntries,
  onClose,
}: {
  form: Editing['form']
  conflictingEntries: readonly TextEntry[]
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title='入力済みの文も、文例に入れ替えますか'
      applyLabel='文例に入れ替える'
      cancelLabel='入力した文を残す'
      onClose={onClose}
      onApply={() => {
        putTexts(form, conflictingEntries)
        onClose()
      }}
    >
      <p>次の欄には、すでに文が入っています。入れ替えると、いまの文はなくなります。</p>
      <ul>
        {conflictingEntries.map(({ field }) => (
          <li key={field}>{labelOf(field)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
