import { badReasonLabel } from '@/domain/workers/review'
import type { Decision } from '@/features/reviews/hooks/useDecisions'

/** The details of a decision in one line; '' without details. */
function summarize(decision: Decision) {
  return [
    decision.kind === 'bad' &&
      decision.reasons.length > 0 &&
      `理由: ${decision.reasons.map((reason) => badReasonLabel[reason]).join('・')}`,
    decision.positions.length > 0 && `頼みたい業務: ${decision.positions.join('・')}`,
    decision.comment && 'コメントあり',
    decision.block && 'ブロックする',
    decision.trusted === true && '認定ワーカーにする',
    decision.addGroupIds.length > 0 && `グループ ${decision.addGroupIds.length}件に追加`,
  ]
    .filter(Boolean)
    .join(' ／ ')
}
function editLabel(decision: Decision, summary: string) {
  if (summary) return '直す'
  return decision.kind === 'bad' ? '理由・コメントを書く' : '業務・コメントを書く'
}

type Props = { workerName: string; decision: Decision; onEdit: () => void; onUndo: () => void }

/** The summary shown while the details are collapsed, with buttons to edit and to undo the decision. */
export function DecisionSummary({ workerName, decision, onEdit, onUndo }: Props) {
  const summary = summarize(decision)
  if (decision.kind === null && summary === '') return null
  return (
    <p data-summary=''>
      {summary && <span>{summary}</span>}
      <button
        type='button'
        onClick={onEdit}
        aria-label={`${workerName}さんの評価: ${editLabel(decision, summary)}`}
      >
        {editLabel(decision, summary)}
      </button>
      {decision.kind !== null && (
        <button type='button' onClick={onUndo} aria-label={`${workerName}さんの選択を取り消す`}>
          選択を取り消す
        </button>
      )}
    </p>
  )
}
