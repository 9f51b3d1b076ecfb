import { CheckCheck } from 'lucide-react'
import type { DecisionSummary } from '@/features/reviews/lib/shiftReview'
import { Button } from '@/ui/buttons/Button'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import * as S from './ShiftReview.styles'

type Props = { summary: DecisionSummary; onSelectGood: () => void }

/** How many are decided, with one button that selects Good for the rest. */
export function ReviewProgress({ summary, onSelectGood }: Props) {
  const { decided, undecidedIds, goodCount, badCount, total } = summary
  const undecidedCount = undecidedIds.length
  return (
    <S.ProgressRow>
      <S.Meter
        role='img'
        aria-label={`Good ${goodCount}名、Bad ${badCount}名、未選択 ${undecidedCount}名`}
      >
        <i data-k='good' ref={setCssVariables({ '--n': goodCount })} />
        <i data-k='bad' ref={setCssVariables({ '--n': badCount })} />
        <i ref={setCssVariables({ '--n': undecidedCount })} />
      </S.Meter>
      <p>
        <b>{decided.length}</b>/{total}名
        <small>
          Good {goodCount} ・ Bad {badCount}
        </small>
      </p>
      {undecidedCount > 0 && (
        <Button
          tone='blue'
          size={40}
          icon={<CheckCheck size={18} aria-hidden />}
          onClick={onSelectGood}
        >
          未選択の{undecidedCount}名をGoodにする
        </Button>
      )}
    </S.ProgressRow>
  )
}
