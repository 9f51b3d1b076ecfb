import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = {
  people: number
  /** The warning, which names the usual number. */
  message: string
  loading: boolean
  onApply: () => void
  onClose: () => void
}

/** Confirms that a public offering wants many more people than usual, because workers can apply at once. */
export function ManyPeopleDialog({ people, message, ...dialog }: Props) {
  return (
    <ConfirmDialog
      title={`募集人数を${people}名に増やしますか`}
      applyLabel={`${people}名にして保存する`}
      cancelLabel='やめる'
      {...dialog}
    >
      <p>{message}</p>
    </ConfirmDialog>
  )
}
