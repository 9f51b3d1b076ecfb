import type { AppointmentChange } from '@/features/workerSupporters/hooks/useAppointment'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = {
  change: AppointmentChange
  isSaving: boolean
  onApply: () => void
  onClose: () => void
}

/** Confirms an appointment or a dismissal. */
export function AppointmentDialog({
  change: { candidate, isAppointing },
  isSaving,
  onApply,
  onClose,
}: Props) {
  return (
    <ConfirmDialog
      title={
        isAppointing
          ? `${candidate.name}さんをワーカーサポーターに任命しますか`
          : `${candidate.name}さんの任命を解除しますか`
      }
      applyLabel={isAppointing ? '任命する' : '解除する'}
      cancelLabel='やめる'
      loading={isSaving}
      onApply={onApply}
      onClose={onClose}
    >
      <p>
        {isAppointing
          ? '本人にメッセージで知らせます。任命は、いつでも解除できます。'
          : '本人にメッセージで知らせます。条件を満たしていれば、もう一度任命できます。'}
      </p>
    </ConfirmDialog>
  )
}
