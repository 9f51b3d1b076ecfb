import type { Output } from '@/contracts/endpoint'
import type { offeringOverviews } from '@/contracts/offerings'
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
  isLoading: boolean
  onPage: (page: number) => void
}

/** The shifts that wait for reviews, the one that is due first at the top. */
export function ShiftNav({ clientId, page, currentId, isLoading, onPage }: Props) {
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
      <Pagination
        page={page.page}
        perPage={page.perPage}
        total={page.totalCount}
        onPage={onPage}
        loading={isLoading}
      />
    </S.ShiftNav>
  )
}
