import { FileText } from 'lucide-react'
import type { BelowMinimumItem } from '@/contracts/minimumWages/schemas'
import { overnightReason } from '@/domain/pay/wageFloor'
import * as S from '@/features/minimumWages/MinimumWageScreen.styles'
import { serverNow } from '@/lib/clock'
import { formatHours, formatSlashDay } from '@/lib/date'
import { formatNumber, formatYen, formatYenDiff } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { CellLines } from '@/ui/data-display/table/CellLines'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const keyOf = ({ kind, id }: BelowMinimumItem) => `${kind} ${id}`

const addressOf = ({ kind, id, store }: BelowMinimumItem) =>
  kind === 'offering'
    ? href(routes.offering, { clientId: store.id, offeringId: id })
    : href(routes.offer, { clientId: store.id, offerId: id })

const peopleText = ({ people, matchedCount }: BelowMinimumItem) =>
  matchedCount > 0 ? `${people}名(マッチング済み${matchedCount}名)` : `${people}名`

function Subject({ item }: { item: BelowMinimumItem }) {
  const { shift, title, effectiveOn } = item
  const overnight = shift && overnightReason({ ...shift, effectiveOn }, serverNow())
  return (
    <CellLines>
      <Link href={addressOf(item)}>{title}</Link>
      {shift && (
        <small>
          {formatSlashDay(shift.startAt, serverNow())} {formatHours(shift.startAt, shift.endAt)} ・{' '}
          {peopleText(item)}
        </small>
      )}
      {overnight && <small>{overnight}</small>}
    </CellLines>
  )
}

function Kind({ shift }: BelowMinimumItem) {
  if (!shift) return <StatusChip kind='outline' icon={FileText} label='ひな形' />
  return shift.isPublished ? (
    <StatusChip kind='published' label='公開中' />
  ) : (
    <StatusChip kind='unpublished' label='非公開' />
  )
}

function Cost({ costYen, kind }: BelowMinimumItem) {
  if (costYen === null) return <>時間が未定</>
  return (
    <S.Wage>
      {formatYenDiff(costYen)}
      {kind === 'offer' && <small>1名1回あたり</small>}
    </S.Wage>
  )
}

const columns: readonly Column<BelowMinimumItem>[] = [
  {
    label: '求人・ひな形',
    width: 'minmax(0, 1.6fr)',
    card: 'title',
    cell: (item) => <Subject item={item} />,
  },
  {
    label: '店舗',
    width: 'minmax(0, 1.2fr)',
    card: 'fact',
    cell: ({ store, prefectureName, isSpecific }) => (
      <CellLines>
        {store.name}
        <small>{isSpecific ? '特定最低賃金' : prefectureName}</small>
      </CellLines>
    ),
  },
  { label: '種類', width: '112px', card: 'chip', cell: (item) => <Kind {...item} /> },
  {
    label: '時給',
    width: '160px',
    number: true,
    card: 'fact',
    cell: ({ hourlyWageYen, toYen }) => (
      <S.Wage>
        <span>
          <VisuallyHidden>いま</VisuallyHidden>
          <del>{formatNumber(hourlyWageYen)}</del> <span aria-hidden>→</span>
          <VisuallyHidden>、引き上げ後</VisuallyHidden> <b>{formatYen(toYen)}</b>
        </span>
        <small>{formatYenDiff(toYen - hourlyWageYen)}</small>
      </S.Wage>
    ),
  },
  {
    label: '費用(税込)',
    width: '120px',
    number: true,
    card: 'fact',
    cell: (item) => <Cost {...item} />,
  },
]

/** The offers and offerings below the minimum wage, with the wage before and after the raise and its cost. */
export function BelowTable({ items }: { items: readonly BelowMinimumItem[] }) {
  return (
    <DataTable label='最低賃金を下回る求人とひな形' columns={columns} items={items} keyOf={keyOf} />
  )
}
