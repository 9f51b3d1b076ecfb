import { Hourglass } from 'lucide-react'
import type { UnreviewedUsers } from '@/contracts/reviews/schemas'
import { reviewTimeLeft } from '@/domain/workers/review'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatShift } from '@/lib/date'
import * as S from './ShiftReview.styles'

type Props = { shift: UnreviewedUsers; hasDueDate: boolean }

/** The time of the shift, the number of workers, and the due date of the reviews. */
export function ShiftHeader({ shift, hasDueDate }: Props) {
  const now = serverNow()
  const isLate = new Date(shift.dueAt) <= now
  return (
    <S.ShiftHeader>
      <p>
        <b>{formatShift(shift.startAt, shift.endAt, now)}</b>
        <span>
          {shift.title} ・ {shift.workedCount}名
        </span>
      </p>
      {hasDueDate && (
        <S.DueDate data-due={isLate ? 'late' : ''} title={formatDateTime(shift.dueAt, now)}>
          <Hourglass size={16} aria-hidden />
          評価の期限 <b>{reviewTimeLeft(shift.dueAt, now)}</b>
        </S.DueDate>
      )}
    </S.ShiftHeader>
  )
}
