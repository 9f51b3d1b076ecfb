import { CheckCheck } from 'lucide-react'
import type { DecisionSummary } from '@/features/reviews/lib/shiftReview'
import { focusHeadingAround } from '@/lib/browser/focusHeadingAround'
import { Button } from '@/ui/buttons/Button'
import { setCssVariables } from '@/ui/styles/setCssVariables'
import * as S from './ShiftReview.styles'

type Props = { summary: DecisionSummary; onSelectGood: () => void }

/** The number of decisions made, with one button that selects Good for the rest. */
export function ReviewProgress({ summary, onSelectGood }: Props) {
  const { decided, undecidedIds, goodCount, badCount, total } = summary
  const undecidedCount = undecidedIds.length
  return (
    <S.ProgressRow>
      <S.Meter
        role='img'
        aria-label={`Good ${goodCount}名、Bad ${badCount}名、未選択 ${undecidedCount}名`}
      >
        <i data-part='good' ref={setCssVariables({ '--count': goodCount })} />
        <i data-part='bad' ref={setCssVariables({ '--count': badCount })} />
        <i ref={setCssVariables({ '--count': undecidedCount })} />
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
          onClick={({ currentTarget }) => {
            onSelectGood()
            focusHeadingAround(currentTarget)
          }}
        >
          未選択の{undecidedCount}名をGoodにする
        </Button>
      )}
    </S.ProgressRow>
  )
}
