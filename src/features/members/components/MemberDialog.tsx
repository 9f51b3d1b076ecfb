import { useState, type ReactNode } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import type { Member } from '@/contracts/members/schemas'
import type { MemberApi } from '@/features/members/hooks/useMemberApi'
import type { ConfirmedAction } from '@/features/members/lib/memberActions'
import { notify } from '@/lib/notifications/notificationQueue'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = { action: ConfirmedAction; api: MemberApi; member: Member; onClose: () => void }

function SuspensionEffects({ member }: { member: Member }) {
  const stores = member.soleManagerOf
  return (
    <ul>
      <li>すぐにログアウトされ、入れなくなります</li>
      <li>送ったメッセージと操作の記録は残ります</li>
      {stores.length > 0 && (
        <li>
          <b>{stores.join('、')}の店舗管理者がいなくなります。</b>
          先に、ほかの方を店舗管理者にしてください
        </li>
      )}
    </ul>
  )
}

type Words = { title: string; apply: string; done: string; body: ReactNode }
function wordsOf(action: ConfirmedAction, member: Member): Words {
  const who = `${member.name}さん`
  switch (action) {
    case 'suspend':
      return {
        title: `${who}の利用を停止`,
        apply: '利用を停止する',
        done: `${who}の利用を停止しました。`,
        body: (
          <>
            <SuspensionEffects member={member} />
            <p>停止はあとから戻せます。</p>
          </>
        ),
      }
    case 'resume':
      return {
        title: `${who}の利用を再開`,
        apply: '利用を再開する',
        done: `${who}の利用を再開しました。`,
        body: <p>停止する前と同じ権限で、前のパスワードのままログインできるようになります。</p>,
      }
    case 'withdraw':
      return {
        title: `${who}への招待を取り消す`,
        apply: '招待を取り消す',
        done: `${who}への招待を取り消しました。`,
        body: <p>送ったメールのリンクは使えなくなります。もう一度招待することもできます。</p>,
      }
    case 'handOver':
      return {
        title: `${who}に企業管理者を引き継ぐ`,
        apply: '引き継ぐ',
        done: `${who}に企業管理者を引き継ぎました。`,
        body: (
          <p>
            {who}が企業管理者になり、あなたは企業担当者になります。
            企業情報の変更やスタッフの権限の変更はできなくなります。元に戻せるのは、{who}だけです。
          </p>
        ),
      }
  }
}

/** Confirms an action on a member and performs it. */
export function MemberDialog({ action, api, member, onClose }: Props) {
  // The member as it was when the dialog opened: the list behind it may change.
  const [initialMember] = useState(member)
  const [isRunning, setIsRunning] = useState(false)
  const { title, apply, done, body } = wordsOf(action, initialMember)
  const { accountId, lockVersion } = initialMember
  const run: Record<ConfirmedAction, () => Promise<unknown> | undefined> = {
    suspend: () => api.suspend(accountId, lockVersion),
    resume: () => api.resume(accountId),
    withdraw: () => api.withdraw(accountId),
    handOver: () => api.handOver?.(accountId, lockVersion),
  }
  async function handleApply() {
    setIsRunning(true)
    try {
      await run[action]()
      notify({ type: 'success', body: [done] })
      onClose()
    } catch (error) {
      notifyError(error)
      if (!isUnconfirmed(error)) onClose()
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <ConfirmDialog
      title={title}
      applyLabel={apply}
      cancelLabel='やめる'
      tone={action === 'resume' ? 'primary' : 'danger'}
      loading={isRunning}
      onApply={() => void handleApply()}
      onClose={onClose}
    >
      {body}
    </ConfirmDialog>
  )
}
