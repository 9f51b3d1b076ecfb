import type { StartedBelowMinimum } from '@/contracts/minimumWages/schemas'
import { overnightReason } from '@/domain/pay/wageFloor'
import * as S from '@/features/minimumWages/MinimumWageScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay, msOf } from '@/lib/date'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { CellLines } from '@/ui/data-display/table/CellLines'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { PageSection } from '@/ui/layout/PageSection'

const keyOf = ({ offeringId, hourlyWageYen }: StartedBelowMinimum) =>
  `${offeringId} ${hourlyWageYen}`

/** The shift, why its wage cannot be raised here, and whom to contact. */
function Subject({ item }: { item: StartedBelowMinimum }) {
  const { offeringId, store, title, startAt, endAt } = item
  const now = serverNow()
  const clientId = store.id
  const hasEnded = msOf(endAt) <= now.getTime()
  return (
    <CellLines>
      <Link href={href(routes.offering, { clientId, offeringId })}>{title}</Link>
      <small>
        {formatSlashDay(startAt, serverNow())} {formatHours(startAt, endAt)}
      </small>
      <small>
        {hasEnded ? '勤務が終わっています。' : '勤務が始まっています。'}
        {overnightReason(item, now)}
      </small>
      <small>
        <Link
          aria-label={`${store.name}の画面で運営に問い合わせる`}
          href={href(routes.contact, { clientId })}
        >
          運営に問い合わせる
        </Link>
      </small>
    </CellLines>
  )
}

const columns: readonly Column<StartedBelowMinimum>[] = [
  {
    label: '求人',
    width: 'minmax(0, 2.4fr)',
    card: 'title',
    cell: (item) => <Subject item={item} />,
  },
  {
    label: '店舗',
    width: 'minmax(0, 1.2fr)',
    card: 'fact',
    cell: ({ store }) => store.name,
  },
  { label: '人数', width: '80px', number: true, card: 'fact', cell: ({ people }) => `${people}名` },
  {
    label: '時給',
    width: '112px',
    number: true,
    card: 'fact',
    cell: ({ hourlyWageYen }) => formatYen(hourlyWageYen),
  },
  {
    label: '最低賃金',
    width: '112px',
    number: true,
    card: 'fact',
    cell: ({ minimumYen }) => formatYen(minimumYen),
  },
]

/** Shifts that began below the minimum wage. Their wage cannot be raised here, but the difference is still owed. */
export function StartedBelow({ items }: { items: readonly StartedBelowMinimum[] }) {
  return (
    <PageSection title='ここでは引き上げられない勤務'>
      <S.Note>
        勤務が始まると、時給を変えられません。最低賃金に満たない部分の契約は無効で、差額の支払いが必要です(最低賃金法4条2項)。求人を開いて勤務と人を確かめ、差額の支払い方を運営にお問い合わせください。
      </S.Note>
      <DataTable
        label='ここでは引き上げられない勤務'
        columns={columns}
        items={items}
        keyOf={keyOf}
      />
    </PageSection>
  )
}
