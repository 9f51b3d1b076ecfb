import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { workers } from '@/contracts/workers'
import type { Graduate } from '@/contracts/workers/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

/** Confirms the removal of a graduate, and says what it leaves unchanged. */
export function RemoveGraduateDialog({
  clientId,
  graduate: { userId, name },
  onClose,
}: {
  clientId: string
  graduate: Graduate
  onClose: () => void
}) {
  const [change, isRemoving] = useMutation(workers.graduate, { isPressedHereOnly: true })
  async function handleApply() {
    try {
      await change({ clientId, userId, body: { active: false } })
      notify({ type: 'success', body: [`${name}さんの登録を解除しました。`] })
      onClose()
    } catch (problem) {
      notifyError(problem)
      if (!isUnconfirmed(problem)) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={`${name}さんの登録を解除しますか`}
      tone='danger'
      applyLabel='登録を解除する'
      cancelLabel='やめる'
      loading={isRemoving}
      onApply={() => void handleApply()}
      onClose={onClose}
    >
      <p>卒業ワーカー限定の求人は表示されなくなり、区分とメモは消えます。</p>
      <p>勤務の記録、評価、決まっている勤務は、そのまま残ります。</p>
    </ConfirmDialog>
  )
}
