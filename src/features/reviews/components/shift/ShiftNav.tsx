import type { Output } from '@/contracts/endpoint'
import type { offeringOverviews } from '@/contracts/offeringOverviews'
import { reviewTimeLeft } from '@/domain/workers/review'
import * as S from '@/features/reviews/ReviewsScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatShift } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Pagination } from '@/ui/navigation/Pagination'

type Props = {
  clientId: string
  page: Output<typeof offeringOverviews.unreviewed>
  currentId: number
  onPage: (page: number) => void
}

/** The shifts with workers to review, the earliest due date first. */
export function ShiftNav({ clientId, page, currentId, onPage }: Props) {
  const now = serverNow()
  return (
    <S.ShiftNav aria-label='評価を待っている勤務'>
      <ul>
        {page.items.map((shift) => (
          <li key={shift.id}>
            <Link
              href={href(routes.reviews, { clientId }, { offeringId: shift.id, page: page.page })}
              aria-current={shift.id === currentId ? 'page' : undefined}
            >
              <b>{formatShift(shift.startAt, shift.endAt, now)}</b>
              <span>{shift.title}</span>
              <small>
                {shift.unreviewedCount}名 ・ {reviewTimeLeft(shift.dueAt, now)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <Pagination of={page} unit='件' onPage={onPage} />
    </S.ShiftNav>
  )
}
