import type { DecisionSummary } from '@/features/reviews/lib/shiftReview'
import { formatTime } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { preloadDialog } from '@/ui/dialogs/Dialog'
import { ActionBar } from '@/ui/layout/ActionBar'

function progressText({ decided, undecidedIds }: DecisionSummary) {
  if (decided.length === 0) return 'GoodかBadを選ぶと送れます'
  return undecidedIds.length > 0 ? `あと${undecidedIds.length}名が未選択です` : '全員を選びました'
}

type Props = {
  summary: DecisionSummary
  savedAt: number | undefined
  isSending: boolean
  onSubmit: () => void
}

/** The button that sends the decisions, with the number of workers still undecided. */
export function ReviewActionBar({ summary, savedAt, isSending, onSubmit }: Props) {
  const count = summary.decided.length
  return (
    <ActionBar
      summary={
        <>
          <span>{progressText(summary)}</span>
          {savedAt && <small>{formatTime(new Date(savedAt))} 下書きを保存</small>}
        </>
      }
    >
      <Button
        tone='primary'
        size={48}
        {...preloadDialog}
        loading={isSending}
        disabled={count === 0}
        onClick={onSubmit}
      >
        {count > 0 ? `${count}名の評価を送る` : '評価を送る'}
      </Button>
    </ActionBar>
  )
}
