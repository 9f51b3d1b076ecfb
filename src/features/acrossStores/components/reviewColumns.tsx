import type { CompanyUnreviewedUser } from '@/contracts/reviews/schemas'
import { reviewTimeLeft } from '@/domain/workers/review'
import { serverNow } from '@/lib/clock'
import { formatEnd, formatSlashDay, formatTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import type { Column } from '@/ui/data-display/table/DataTable'
import * as S from './rows.styles'
import { StoreName, WorkerName } from './WorkerName'

function Records({ worker }: { worker: CompanyUnreviewedUser }) {
  const { startAt, checkedInAt, checkedOutAt, refusal } = worker
  return (
    <S.Lines>
      <span>
        {checkedInAt === null ? 'なし' : formatTime(checkedInAt)}〜
        {checkedOutAt === null ? 'なし' : formatEnd(startAt, checkedOutAt)}
      </span>
      <small>{refusal ?? '予定どおり'}</small>
    </S.Lines>
  )
}

export const reviewColumns: readonly Column<CompanyUnreviewedUser>[] = [
  {
    label: '店舗',
    width: 'minmax(0, 0.9fr)',
    card: 'hide',
    cell: ({ store }) => store.name,
  },
  {
    label: 'ワーカー',
    // Wide enough for a family name of five katakana.
    width: 'minmax(144px, 1.2fr)',
    card: 'title',
    cell: ({ name, nameKana, store, offeringId }) => (
      <WorkerName name={name} nameKana={nameKana}>
        <Link href={href(routes.reviews, { clientId: store.id }, { offeringId })}>{name}</Link>
        <StoreName>{store.name}</StoreName>
      </WorkerName>
    ),
  },
  {
    name: 'shift',
    label: '勤務',
    width: 'minmax(0, 1.7fr)',
    cell: ({ title, startAt }) => (
      <S.Lines>
        {formatSlashDay(startAt, serverNow())}
        <small>{title}</small>
      </S.Lines>
    ),
  },
  {
    label: 'この店舗',
    width: '88px',
    number: true,
    cell: ({ isFirstTime, workedCountHere }) => (isFirstTime ? 'はじめて' : `${workedCountHere}回`),
  },
  {
    label: '期限',
    width: '104px',
    cell: ({ dueAt }) => reviewTimeLeft(dueAt, serverNow()),
  },
  {
    name: 'record',
    label: '勤務の記録',
    width: 'minmax(0, 1.2fr)',
    cell: (worker) => <Records worker={worker} />,
  },
]
