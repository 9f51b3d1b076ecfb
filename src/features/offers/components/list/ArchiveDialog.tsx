import { useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'

/** Confirms archiving or restoring an offer. A refusal of the server is shown in the dialog. */
export function ArchiveDialog({
  clientId,
  offer,
  onClose,
}: {
  clientId: string
  offer: Pick<OfferSummary, 'id' | 'title' | 'status'>
  onClose: () => void
}) {
  const [archive, isRunning] = useMutation(offers.archive)
  const [refusalMessage, setRefusalMessage] = useState<string>()
  const isRestoring = offer.status === 'archived'
  async function handleApply() {
    try {
      await archive({ clientId, offerId: offer.id })
      notify({
        type: 'success',
        body: [
          isRestoring
            ? `「${offer.title}」を一覧に戻しました。`
            : `「${offer.title}」をアーカイブしました。`,
        ],
      })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setRefusalMessage(error.message)
      else notifyError(error)
    }
  }
  return (
    <ConfirmDialog
      title={
        isRestoring
          ? `「${offer.title}」のアーカイブを解除しますか`
          : `「${offer.title}」をアーカイブしますか`
      }
      applyLabel={isRestoring ? 'アーカイブを解除する' : 'アーカイブする'}
      cancelLabel='やめる'
      loading={isRunning}
      disabledReason={refusalMessage && '募集が終わってから、もう一度お試しください。'}
      onApply={() => void handleApply()}
      onClose={onClose}
    >
      <p>
        {isRestoring
          ? '一覧に戻り、このひな形からまた募集できるようになります。'
          : '一覧から隠れ、このひな形からは募集できなくなります。これまでの求人と勤務の記録は残り、いつでも元に戻せます。'}
      </p>
      {refusalMessage && (
        <Notice tone='error' live title={refusalMessage}>
          アーカイブしていません。求人の一覧で、募集中の求人を締め切るか、勤務が終わるのをお待ちください。
        </Notice>
      )}
    </ConfirmDialog>
  )
}
