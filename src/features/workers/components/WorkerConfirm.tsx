import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { userBlockLists, workers } from '@/contracts/workers'
import type { UserDetail } from '@/contracts/workers/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = {
  action: 'trust' | 'distrust' | 'unblock' | 'ungraduate'
  clientId: string
  user: Pick<UserDetail, 'userId' | 'name' | 'blocked'>
  onClose: () => void
}
const dialogTexts = {
  trust: {
    title: '認定ワーカーにしますか',
    apply: '認定ワーカーにする',
    text: '「また来てほしい」の目印です。一覧で絞り込め、グループの自動追加の条件にも使えます。',
    done: '認定ワーカーにしました。',
  },
  distrust: {
    title: '認定を外しますか',
    apply: '認定を外す',
    text: '決まっている勤務とグループは、そのままです。あとからまた認定できます。',
    done: '認定を外しました。',
  },
  unblock: {
    title: 'ブロックを解除しますか',
    apply: 'ブロックを解除する',
    text: '求人がまた表示されるようになります。外れたグループと認定は、もとに戻りません。',
    done: 'ブロックを解除しました。',
  },
  ungraduate: {
    title: '卒業ワーカーの登録を取り消しますか',
    apply: '登録を取り消す',
    text: '卒業ワーカー向けの求人は表示されなくなります。登録した内容は消えます。',
    done: '卒業ワーカーの登録を取り消しました。',
  },
} as const

/** Removes a notice that asks for a retry together with this dialog, which alone offers the action. */
const PRESSED_HERE = { isPressedHereOnly: true }

/** Confirms setting or removing a mark on a worker, and explains its effect. */
export function WorkerConfirm({ action, clientId, user: current, onClose }: Props) {
  // The version when the dialog opened. A retry must send the same one, even if a newer one has been read.
  const [user] = useState(current)
  const [setTrusted, isTrusting] = useMutation(workers.setTrusted, PRESSED_HERE)
  const [unblock, isUnblocking] = useMutation(userBlockLists.unblock, PRESSED_HERE)
  const [graduate, isGraduating] = useMutation(workers.graduate, PRESSED_HERE)
  const { title, apply, text, done } = dialogTexts[action]
  const userIds = [user.userId]
  const scope = user.blocked ?? 'client'
  async function run() {
    try {
      if (action === 'unblock') await unblock({ clientId, body: { userIds, scope } })
      else if (action === 'ungraduate')
        await graduate({ clientId, userId: user.userId, body: { active: false } })
      else await setTrusted({ clientId, body: { userIds, trusted: action === 'trust' } })
      notify({ type: 'success', body: [`${user.name}さん: ${done}`] })
      onClose()
    } catch (problem) {
      notifyError(problem)
      if (!isUnconfirmed(problem)) onClose()
    }
  }
  return (
    <ConfirmDialog
      title={`${user.name}さんの${title}`.replace('さんの認定ワーカーに', 'さんを認定ワーカーに')}
      applyLabel={apply}
      cancelLabel='やめる'
      loading={isTrusting || isUnblocking || isGraduating}
      onApply={() => void run()}
      onClose={onClose}
    >
      <p>{action === 'unblock' && scope === 'company' ? `企業のすべての店舗で、${text}` : text}</p>
    </ConfirmDialog>
  )
}
