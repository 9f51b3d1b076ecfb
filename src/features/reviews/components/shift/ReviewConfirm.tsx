import { badReasonLabel } from '@/domain/workers/review'
import type { WorkerDecision } from '@/features/reviews/hooks/useDecisions'
import { ConfirmDialog } from '@/ui/dialogs/ConfirmDialog'

type Props = {
  decided: readonly WorkerDecision[]
  undecidedCount: number
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** A summary of the reviews before they are sent, which cannot be undone. */
export function ReviewConfirm({ decided, undecidedCount, isSending, onSend, onClose }: Props) {
  const bad = decided.filter(({ decision }) => decision.kind === 'bad')
  const blocked = decided.filter(({ decision }) => decision.block)
  return (
    <ConfirmDialog
      title={`${decided.length}名の評価を送りますか`}
      applyLabel={`${decided.length}名の評価を送る`}
      cancelLabel='やめる'
      loading={isSending}
      irreversible
      onApply={onSend}
      onClose={onClose}
    >
      <p>
        Good {decided.length - bad.length}名{bad.length > 0 && `・Bad ${bad.length}名`}
      </p>
      {bad.length > 0 && (
        <ul>
          {bad.map(({ worker, decision }) => (
            <li key={worker.matchingId}>
              {worker.name}さん: Bad (
              {decision.reasons.map((reason) => badReasonLabel[reason]).join('・')})
            </li>
          ))}
        </ul>
      )}
      {blocked.length > 0 && (
        <p>{blocked.map(({ worker }) => `${worker.name}さん`).join('、')}をブロックします。</p>
      )}
      <p>
        {undecidedCount > 0
          ? `残りの${undecidedCount}名は、あとから評価できます。`
          : 'コメントは本人に表示され、Good・Badは本人の評価に反映されます。'}
      </p>
    </ConfirmDialog>
  )
}
