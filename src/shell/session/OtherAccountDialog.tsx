import { useStartOver } from '@/api/session'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'
import { loginHref } from './onSessionExpired'

type Props = {
  /** The page has input that is not saved. */
  isUnsaved: boolean
  /** Whether the input is kept as a draft of the account that opened the page. */
  isDraftKept: boolean
  /** The server has refused an action of the user. */
  isRefused: boolean
  /** Leads to the sign-in in this tab. */
  onSignIn: () => void
  /** Called before the page is left for the account that is signed in. */
  onLeave: () => void
  onClose: () => void
}

/**
 * Shown when another account has signed in in this browser since the page was opened. Input belongs to the first
 * account: it stays until the user signs in again, and the second account starts with a new page.
 */
export function OtherAccountDialog({
  isUnsaved,
  isDraftKept,
  isRefused,
  onSignIn,
  onLeave,
  onClose,
}: Props) {
  const startOver = useStartOver()
  const isOnlyHere = isUnsaved && !isDraftKept
  function signInElsewhere() {
    window.open(loginHref(), '_blank', 'noopener')
    onClose()
  }
  function goOn() {
    onLeave()
    void startOver(location.pathname + location.search)
  }
  return (
    <Dialog
      title='別のアカウントでログインしています'
      onClose={onClose}
      footer={(close) => (
        <>
          <Button tone='primary' size={44} onClick={isOnlyHere ? signInElsewhere : onSignIn}>
            {isOnlyHere ? '別のタブでログインし直す' : 'ログインし直す'}
          </Button>
          <Button size={44} onClick={goOn}>
            今のアカウントで続ける
          </Button>
          <Button size={44} onClick={close}>
            {isUnsaved ? '入力に戻る' : '閉じる'}
          </Button>
        </>
      )}
    >
      <p>
        この画面を開いたあとに、このブラウザーで別のアカウントがログインしました。
        {isRefused && '今の操作は行っていません。'}
      </p>
      {isDraftKept && (
        <p>
          入力内容は、この画面を開いたアカウントの下書きに残しました。そのアカウントでログインし直すと、続きから入力できます。
        </p>
      )}
      {isOnlyHere && (
        <p>
          この画面の入力内容は、まだ保存されていません。別のタブで元のアカウントにログインし直してからこの画面に戻ると、続きから入力できます。今のアカウントで続けると、入力内容は失われます。
        </p>
      )}
    </Dialog>
  )
}
