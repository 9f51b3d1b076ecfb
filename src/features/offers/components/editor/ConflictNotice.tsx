import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import { Notice } from '@/ui/feedback/Notice'

type Props = {
  /** The server's messages: who saved first. */
  messages: readonly string[]
  isBusy: boolean
  onKeep: () => void
  onReplace: () => void
}

/**
 * Shown when somebody else saved first. The user's input is kept until the user chooses one of the
 * two versions.
 */
export function ConflictNotice({ messages, isBusy, onKeep, onReplace }: Props) {
  const [openDialog, setOpenDialog] = useState<'keep' | 'replace'>()
  const noticeRef = useRef<HTMLDivElement>(null)
  const [firstMessage, ...otherMessages] = messages
  // The save button may be far below this notice.
  useEffect(() => {
    noticeRef.current?.focus()
  }, [messages])
  return (
    <div ref={noticeRef} tabIndex={-1}>
      <Notice
        tone='warning'
        icon={Users}
        live
        title={firstMessage}
        action={
          <>
            <Button size={32} onClick={() => setOpenDialog('keep')}>
              入力した内容で保存する
            </Button>
            <Button size={32} tone='link' onClick={() => setOpenDialog('replace')}>
              最新の内容に入れ替える
            </Button>
          </>
        }
      >
        {[...otherMessages, 'まだ保存していません。'].join('')}
      </Notice>
      {openDialog === 'keep' && (
        <ConfirmDialog
          title='入力した内容で上書きしますか'
          tone='danger'
          applyLabel='上書きして保存する'
          cancelLabel='やめる'
          loading={isBusy}
          onClose={() => setOpenDialog(undefined)}
          onApply={() => {
            setOpenDialog(undefined)
            onKeep()
          }}
        >
          <p>
            先に保存された変更は、この画面の内容に置き換わります。すでに公開している求人の内容は変わりません。
          </p>
        </ConfirmDialog>
      )}
      {openDialog === 'replace' && (
        <ConfirmDialog
          title='最新の内容に入れ替えますか'
          tone='danger'
          applyLabel='入力を捨てて入れ替える'
          cancelLabel='やめる'
          loading={isBusy}
          onClose={() => setOpenDialog(undefined)}
          onApply={() => {
            setOpenDialog(undefined)
            onReplace()
          }}
        >
          <p>この画面に入力した内容は失われます。</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
