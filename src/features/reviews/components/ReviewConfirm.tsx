import type { UnreviewedUser } from '@/contracts/reviews/schemas'
import { badReasonLabel } from '@/domain/workers/review'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'
import type { Decision } from '@/features/reviews/lib/decisions'

type Props = {
  decided: readonly { user: UnreviewedUser; decision: Decision }[]
  left: number
  sending: boolean
  onSend: () => void
  onClose: () => void
}

/** What is about to be sent, in few words: it cannot be taken back. */
export function ReviewConfirm({ decided, left, sending, onSend, onClose }: Props) {
  const bad = decided.filter((one) => one.decision.kind === 'bad')
  const blocked = decided.filter((one) => one.decision.block)
  return (
    <ConfirmDialog
      title={`${decided.length}名の評価を送りますか`}
      applyLabel='送信する'
      cancelLabel='やめる'
      loading={sending}
      irreversible
      onApply={onSend}
      onClose={onClose}
    >
      <p>
        Good {decided.length - bad.length}名{bad.length > 0 && `・Bad ${bad.length}名`}
      </p>
      {bad.length > 0 && (
        <ul>
          {bad.map(({ user, decision }) => (
            <li key={user.matchingId}>
              {user.name}さん: Bad ({decision.reasons.map((one) => badReasonLabel[one]).join('・')})
            </li>
          ))}
        </ul>
      )}
      {blocked.length > 0 && (
        <p>{blocked.map((one) => `${one.user.name}さん`).join('、')}をブロックします。</p>
      )}
      <p>
        {left > 0
          ? `残りの${left}名は、あとから評価できます。`
          : 'コメントは本人に表示され、Good・Badは本人の評価に反映されます。'}
      </p>
    </ConfirmDialog>
  )
}
