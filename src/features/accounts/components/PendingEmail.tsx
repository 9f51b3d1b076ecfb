import { MailWarning } from 'lucide-react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { accountSettings } from '@/contracts/accounts'
import type { Account } from '@/contracts/accounts/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Notice } from '@/ui/feedback/Notice'

const notifySuccess = (text: string) => {
  notify({ type: 'success', body: [text] })
}

/**
 * A pending change of the e-mail address. `onCancelled` is called when it is cancelled: this notice
 * disappears, and the caller moves the focus.
 */
export function PendingEmail({
  pending: { newEmail, expiresAt },
  onCancelled,
}: {
  pending: NonNullable<Account['pendingEmail']>
  onCancelled: () => void
}) {
  const [requestChange, isResending] = useMutation(accountSettings.requestEmailChange)
  const [cancelChange, isCancelling] = useMutation(accountSettings.cancelEmailChange)
  async function resend() {
    await requestChange({ body: { newEmail } })
    notifySuccess(`${newEmail} に確認メールをもう一度送りました。前のメールのリンクは使えません。`)
  }
  async function cancel() {
    await cancelChange({})
    notifySuccess('メールアドレスの変更を取り消しました。')
    onCancelled()
  }
  return (
    <Notice
      tone='warning'
      icon={MailWarning}
      title={`${newEmail} への変更は確認待ちです。`}
      action={
        <>
          <Button size={32} loading={isResending} onClick={() => void resend().catch(notifyError)}>
            確認メールを再送
          </Button>
          <Button
            size={32}
            tone='quiet'
            loading={isCancelling}
            onClick={() => void cancel().catch(notifyError)}
          >
            変更を取り消す
          </Button>
        </>
      }
    >
      {formatDateTime(expiresAt, serverNow())}{' '}
      までにメールのリンクを開いてください。それまでは今のアドレスでログインします。
    </Notice>
  )
}
