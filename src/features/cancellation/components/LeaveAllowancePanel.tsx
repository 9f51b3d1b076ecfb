import { Scale } from 'lucide-react'
import type { Judgement } from '@/contracts/storeCancellations/schemas'
import { formatDuration, formatMonth, formatTime, monthOf } from '@/lib/dates/tokyoDate'
import { formatNumber, formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { DescriptionList } from '@/ui/data-display/DescriptionList'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import type { ReasonType } from '@/features/cancellation/lib/cancelValues'
import * as S from './LeaveAllowancePanel.styles'

type Props = {
  judgement: Judgement | undefined
  error: Error | undefined
  judging: boolean
  reason: ReasonType
  onRetry: () => void
  /** Missing where no reason would help. */ onOtherReason?: () => void
}
type Item = Judgement['items'][number]

const madeOf = (i: Item) => {
  const plain = Math.round((i.workMin * i.hourlyWageYen) / 60) * i.ratePercent === i.wagesYen * 100
  return `予定の賃金 ${formatYen(i.wagesYen)}(${formatDuration(i.workMin)}${plain ? ` × ${formatYen(i.hourlyWageYen)}` : '、割増を含む'})の${i.ratePercent}%${i.transportationYen > 0 ? `+交通費 ${formatYen(i.transportationYen)}` : ''}`
}

/** The judgement of leave allowance: whether it is due, how much for whom, why, and who pays when. It stands before anything can be sent. */
export function LeaveAllowancePanel({
  judgement: j,
  error,
  judging,
  reason,
  onRetry,
  onOtherReason,
}: Props) {
  if (!j && error && !judging)
    return (
      <ErrorState
        inline
        title='休業手当を判定できませんでした'
        onRetry={onRetry}
        retrying={judging}
      >
        {error.message} キャンセルはまだ行っていません。
      </ErrorState>
    )
  if (!j)
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
  const possible = j.items.filter((i) => i.refusal === null)
  const [only] = j.items
  const due = possible.filter((i) => i.leaveAllowanceRequired)
  const none = possible.length === 0
  const state = none ? 'none' : due.length > 0 ? 'due' : reason.needsEvidence ? 'check' : 'free'
  const word = {
    none: onOtherReason ? 'この理由では申請できません' : '申請できません',
    due: '必要です',
    check: '要確認です',
    free: '不要です',
  }[state]
  const why = [...new Set(possible.map((i) => i.explanation))]
  const single = j.items.length === 1
  return (
    <S.Panel data-state={state} aria-label='休業手当の判定'>
      <S.Verdict>
        <Scale aria-hidden />
        <div>
          <p>休業手当の判定 ・ {formatTime(j.judgedAt)} 時点</p>
          <strong role='status'>{word}</strong>
        </div>
        {!none && (
          <S.Total>
            <p>{single ? 'お支払い' : `${possible.length}名の合計`}</p>
            <b>
              {formatNumber(j.totalYen)}
              <small>円</small>
            </b>
          </S.Total>
        )}
      </S.Verdict>
      <S.Details>
        {!single && (
          <ul>
            {j.items.map((i) => (
              <li key={i.userId} data-off={i.refusal === null ? undefined : ''}>
                <span>
                  <b>{i.name}</b>
                  <small>{i.nameKana}</small>
                </span>
                <span>
                  {i.refusal ?? (
                    <>
                      <b>{formatYen(i.amountYen)}</b>
                      {i.leaveAllowanceRequired && <small>{madeOf(i)}</small>}
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
        {none && single && (
          <S.Refusal>
            {only?.refusal}
            {only &&
              only.amountYen > 0 &&
              j.minutesBeforeStart >= 0 &&
              reason.needsLeaveAllowance === 'by_window' &&
              ` 店舗の都合でキャンセルするときは、休業手当 ${formatYen(only.amountYen)}が必要です。`}
          </S.Refusal>
        )}
        {none && onOtherReason && (
          <Button size={40} onClick={onOtherReason}>
            ほかの理由を選ぶ
          </Button>
        )}
        {!none && (
          <DescriptionList
            narrow
            items={[
              ...(single && only && state === 'due'
                ? [{ label: '内訳', value: madeOf(only) }]
                : []),
              {
                label: '理由',
                value: why.map((text) => <S.Explanation key={text}>{text}</S.Explanation>),
              },
              ...(state === 'check'
                ? [
                    {
                      label: '確認',
                      value:
                        '添付した書類を、運営が確認します。認められないときは、休業手当が必要になることがあります。',
                    },
                  ]
                : []),
              ...(state === 'due'
                ? [
                    {
                      label: '支払い',
                      value: `事務局が立て替えて本人へ。${formatMonth(monthOf(j.startAt)).replace(/^\d+年/, '')}分の利用明細でご請求します(利用料はかかりません)`,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </S.Details>
    </S.Panel>
  )
}
