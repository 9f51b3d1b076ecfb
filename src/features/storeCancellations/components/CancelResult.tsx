import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { RejectBulkResult } from '@/contracts/storeCancellations/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import * as S from './CancelResult.styles'

const allowanceText = (yen: number) => (yen > 0 ? `休業手当 ${formatYen(yen)}` : '休業手当なし')

type Props = {
  result: RejectBulkResult
  people: readonly { userId: number; nameKana: string }[]
  backHref: string
  onRetry: () => void
}

/** The result for several workers: who is cancelled, and who is not and why. */
export function CancelResult({
  result: { items, doneCount, failedCount, totalYen, reviewDueAt },
  people,
  backHref,
  onRetry,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const kanaByUserId = new Map(people.map((person) => [person.userId, person.nameKana]))
  const isReviewed = reviewDueAt !== null
  const doneText = isReviewed
    ? `${doneCount}名のキャンセルを申請しました`
    : `${doneCount}名をキャンセルしました`
  const done = items.filter((item) => item.result !== 'failed')
  const failed = items.filter((item) => item.result === 'failed')
  return (
    <S.Result>
      <h2 ref={heading} tabIndex={-1}>
        {doneCount > 0
          ? `${doneText}。${failedCount}名はキャンセルしていません`
          : `${failedCount}名ともキャンセルしていません`}
      </h2>
      {totalYen > 0 && (
        <p>
          休業手当の合計 <b>{formatYen(totalYen)}</b>
        </p>
      )}
      {done.length > 0 && (
        <section aria-label={isReviewed ? '審査中のワーカー' : 'キャンセルしたワーカー'}>
          <h3>
            {isReviewed ? '審査中の' : 'キャンセルした'} {doneCount}名
          </h3>
          <ul>
            {done.map((item) => (
              <li key={item.userId}>
                <CircleCheck size={20} aria-hidden />
                <span>
                  <b>{item.name}</b>
                  <small>{kanaByUserId.get(item.userId)}</small>
                </span>
                <span>
                  {reviewDueAt === null ? (
                    allowanceText(item.leaveAllowanceYen)
                  ) : (
                    <>
                      審査中
                      <small>{formatDateTime(reviewDueAt, serverNow())}までに結果が出ます</small>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label='キャンセルしていないワーカー'>
        <h3>キャンセルしていない {failedCount}名</h3>
        <ul>
          {failed.map((item) => (
            <li key={item.userId} data-failed=''>
              <CircleX size={20} aria-hidden />
              <span>
                <b>{item.name}</b>
                <small>{kanaByUserId.get(item.userId)}</small>
              </span>
              <span>{item.message}</span>
            </li>
          ))}
        </ul>
      </section>
      <S.Actions>
        <Button size={48} onClick={onRetry}>
          {failedCount}名をもう一度申請する
        </Button>
        <ButtonLink tone='primary' size={48} href={backHref}>
          求人の詳細へ戻る
        </ButtonLink>
      </S.Actions>
    </S.Result>
  )
}
