import { Scale } from 'lucide-react'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { allowanceBreakdown } from '@/features/storeCancellations/lib/allowanceBreakdown'
import { cancellableOf, type ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatMonth, formatTime, monthOf } from '@/lib/date'
import { formatNumber, formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList, type Description } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import * as S from './LeaveAllowancePanel.styles'

type Props = {
  judgement: Judgement | undefined
  error: Error | undefined
  isJudging: boolean
  reason: ReasonType
  onRetry: () => void
  /** Opens the reasons; undefined if no other reason would change the result. */
  onOtherReason?: () => void
}

/** `byRules`: none is due by the operator's rules, but the labour contract exists, so wages can be claimed. */
type PanelState = 'impossible' | 'due' | 'check' | 'byRules' | 'free'

function stateOf(judgement: Judgement, reason: ReasonType): PanelState {
  const cancellable = cancellableOf(judgement)
  if (cancellable.length === 0) return 'impossible'
  if (cancellable.some((item) => item.leaveAllowanceRequired)) return 'due'
  if (reason.needsEvidence) return 'check'
  return reason.needsLeaveAllowance === 'by_window' ? 'byRules' : 'free'
}

/**
 * The leave allowance: whether it is due, the amount for each worker, the reason, and the payment. Shown before
 * anything can be sent.
 */
export function LeaveAllowancePanel(props: Props) {
  const { judgement, error, isJudging, onRetry } = props
  if (judgement) return <JudgedPanel {...props} judgement={judgement} />
  if (error && !isJudging)
    return (
      <ErrorState
        inline
        title='休業手当を判定できませんでした'
        onRetry={onRetry}
        retrying={isJudging}
      >
        {error.message} キャンセルはまだ行っていません。
      </ErrorState>
    )
  return (
    <S.Panel data-state='pending' aria-busy aria-label='休業手当の判定'>
      <S.Pending role='status'>
        <Scale aria-hidden />
        休業手当を判定しています
      </S.Pending>
      <S.Details>
        <Skeleton kind='text' rows={3} />
      </S.Details>
    </S.Panel>
  )
}

type JudgedProps = Pick<Props, 'reason' | 'onOtherReason'> & { judgement: Judgement }
function JudgedPanel({ judgement, reason, onOtherReason }: JudgedProps) {
  const { items } = judgement
  const cancellableCount = cancellableOf(judgement).length
  const [first] = items
  const isSingle = items.length === 1
  const state = stateOf(judgement, reason)
  const verdict = {
    impossible: onOtherReason ? 'この理由では申請できません' : '申請できません',
    due: '必要です',
    check: '要確認です',
    byRules: '運営の規約では求めません',
    free: '不要です',
  }[state]
  const paidLabel = isSingle ? 'お支払い' : `${cancellableCount}名の合計`
  const totalLabel = state === 'byRules' ? '運営からのご請求' : paidLabel
  return (
    <S.Panel data-state={state} aria-label='休業手当の判定'>
      <S.Verdict>
        <Scale aria-hidden />
        <div>
          <p>休業手当の判定 ・ {formatTime(judgement.judgedAt)} 時点</p>
          <strong role='status'>{verdict}</strong>
        </div>
        {state !== 'impossible' && (
          <S.Total>
            <p>{totalLabel}</p>
            <b>
              {formatNumber(judgement.totalYen)}
              <small>円</small>
            </b>
          </S.Total>
        )}
      </S.Verdict>
      <S.Details>
        {!isSingle && <WorkerAmounts items={items} />}
        {state === 'impossible' && isSingle && first && (
          <S.Refusal>
            {first.refusal}
            {first.amountYen > 0 &&
              judgement.minutesBeforeStart >= 0 &&
              reason.needsLeaveAllowance === 'by_window' &&
              ` 店舗の都合でキャンセルするときは、休業手当 ${formatYen(first.amountYen)}が必要です。`}
          </S.Refusal>
        )}
        {state === 'impossible' && onOtherReason && (
          <Button size={40} onClick={onOtherReason}>
            ほかの理由を選ぶ
          </Button>
        )}
        {state !== 'impossible' && (
          <DescriptionList narrow items={explanationOf(judgement, state)} />
        )}
      </S.Details>
    </S.Panel>
  )
}

function WorkerAmounts({ items }: Pick<Judgement, 'items'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.userId} data-refused={item.refusal === null ? undefined : ''}>
          <span>
            <b>{item.name}</b>
            <small>{item.nameKana}</small>
          </span>
          <span>
            {item.refusal ?? (
              <>
                <b>{formatYen(item.amountYen)}</b>
                {item.leaveAllowanceRequired && <small>{allowanceBreakdown(item)}</small>}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function explanationOf(judgement: Judgement, state: PanelState): Description[] {
  const { items, startAt, reviewDueAt } = judgement
  const [first] = items
  const reasons = [...new Set(cancellableOf(judgement).map((item) => item.explanation))]
  const rows: Description[] = []
  if (items.length === 1 && first && state === 'due')
    rows.push({ label: '内訳', value: allowanceBreakdown(first) })
  rows.push({
    label: '理由',
    value: reasons.map((text) => <S.Explanation key={text}>{text}</S.Explanation>),
  })
  if (state === 'check' && reviewDueAt !== null)
    rows.push({
      label: '確認',
      value: `運営の自動審査(規則による確認)で、${formatDateTime(reviewDueAt, serverNow())}までに決まります。それまで契約は続き、ワーカーには出勤を待ってもらいます。認められないときは元に戻るか、開始の間際や開始後であれば、予定の賃金と交通費の100%の休業手当が必要です。`,
    })
  if (state === 'due')
    rows.push({
      label: '支払い',
      value: `運営が立て替えて本人へ。${formatMonth(monthOf(startAt)).replace(/^\d+年/, '')}分の利用明細でご請求します(利用料はかかりません)`,
    })
  return rows
}
