import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { loginHref } from './onSessionExpired'

type Props = {
  isDraftKept: boolean
  onSignIn: () => void
  onClose: () => void
}

/**
 * Shown when the session ends while a form has unsaved input. Without a draft the sign-in opens in
 * another tab, because leaving would lose the input.
 */
export function SessionExpiredDialog({ isDraftKept, onSignIn, onClose }: Props) {
  function signInElsewhere() {
    window.open(loginHref(), '_blank', 'noopener')
    onClose()
  }
  return (
    <ConfirmDialog
      title='ログインの有効期限が切れました'
      applyLabel={isDraftKept ? 'ログインする' : '別のタブでログインする'}
      cancelLabel='入力に戻る'
      onApply={isDraftKept ? onSignIn : signInElsewhere}
      onClose={onClose}
    >
      {isDraftKept ? (
        <p>入力内容は下書きに残しました。ログインすると、この画面に戻ります。</p>
      ) : (
        <p>
          この画面の入力内容は、まだ保存されていません。別のタブでログインしてからこの画面に戻ると、続きから入力できます。
        </p>
      )}
    </ConfirmDialog>
  )
}
