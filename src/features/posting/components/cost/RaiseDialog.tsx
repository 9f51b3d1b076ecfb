import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

/** Confirms a raise for matched workers: they are notified at once, and it cannot be undone. */
export function RaiseDialog({
  people,
  loading,
  onApply,
  onClose,
}: {
  people: number
  loading: boolean
  onApply: () => void
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title={`マッチング済みの${people}名の報酬を上げますか`}
      applyLabel={`${people}名に知らせて保存する`}
      cancelLabel='やめる'
      loading={loading}
      onApply={onApply}
      onClose={onClose}
    >
      <p>
        保存すると、{people}
        名のメッセージに新しい報酬を知らせます。労働契約の条件になるため、あとから下げることはできません。
      </p>
    </ConfirmDialog>
  )
}
