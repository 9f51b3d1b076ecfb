import { useState } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { chatRooms } from '@/contracts/chat'
import { notify } from '@/lib/notifications/notificationQueue'
import { Button } from '@/ui/buttons/Button'
import { Dialog } from '@/ui/dialogs/Dialog'

type Outcome = 'resolved' | 'withdrawn'

/** Ends a negotiation as settled or withdrawn. The worker is notified in the room. */
export function EndNegotiation({
  clientId,
  uid,
  name,
  onClose,
}: {
  clientId: string
  uid: string
  name: string
  onClose: () => void
}) {
  const [negotiate, isEnding] = useMutation(chatRooms.negotiate)
  const [pressedOutcome, setPressedOutcome] = useState<Outcome>()
  async function end(outcome: Outcome) {
    setPressedOutcome(outcome)
    try {
      await negotiate({ clientId, chatRoomUid: uid, body: { action: 'end', outcome } })
      notify({
        type: 'success',
        body: [outcome === 'resolved' ? '協議を終了しました。' : '協議を取り下げました。'],
      })
    } catch (problem) {
      notifyError(problem)
    }
    onClose()
  }
  return (
    <Dialog
      title='協議を終了しますか'
      onClose={onClose}
      closable={!isEnding}
      footer={(close) => (
        <>
          <Button
            tone='primary'
            size={44}
            loading={isEnding && pressedOutcome === 'resolved'}
            disabled={isEnding}
            onClick={() => void end('resolved')}
          >
            解決したので終了する
          </Button>
          <Button
            size={44}
            loading={isEnding && pressedOutcome === 'withdrawn'}
            disabled={isEnding}
            onClick={() => void end('withdrawn')}
          >
            協議を取り下げる
          </Button>
          <Button size={44} disabled={isEnding} onClick={close}>
            やめる
          </Button>
        </>
      )}
    >
      <p>
        {name}さんとのメッセージに、協議が終わったことが表示されます。マッチングはそのまま残ります。
      </p>
    </Dialog>
  )
}
