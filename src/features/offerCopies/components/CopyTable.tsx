import { Check } from 'lucide-react'
import type { OfferCopy } from '@/contracts/offerCopies/schemas'
import { offerStatusLabel } from '@/domain/offers/labels'
import * as S from '@/features/offerCopies/OfferCopiesScreen.styles'
import { formatYen } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { CellLines } from '@/ui/data-display/table/CellLines'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { Tag } from '@/ui/data-display/Tag'

const keyOf = ({ id }: OfferCopy) => String(id)
const yenText = (yen: number | null) => (yen === null ? '未定' : formatYen(yen))

function Differences({ differences }: OfferCopy) {
  if (differences.length === 0) return <StatusChip kind='success' icon={Check} label='元と同じ' />
  return (
    <S.Differences>
      {differences.map(({ field, label, sourceText, copyText, changedBy }) => (
        <div key={field}>
          <dt>
            {label} <Tag>{changedBy === 'head' ? '元で変更' : '店舗で変更'}</Tag>
          </dt>
          <dd>
            <span>元: </span>
            {sourceText || 'なし'}
          </dd>
          <dd>
            <span>この店舗: </span>
            {copyText || 'なし'}
          </dd>
        </div>
      ))}
    </S.Differences>
  )
}

const columns: readonly Column<OfferCopy>[] = [
  {
    label: '店舗',
    width: 'minmax(0, 1fr)',
    card: 'title',
    cell: ({ store, offerId, status }) => (
      <CellLines>
        <Link href={href(routes.offer, { clientId: store.id, offerId })}>{store.name}</Link>
        {status !== 'usable' && <StatusChip kind='outline' label={offerStatusLabel[status]} />}
      </CellLines>
    ),
  },
  {
    label: '時給',
    width: '140px',
    card: 'fact',
    cell: ({ hourlyWageYen, minimumWageYen }) => (
      <CellLines>
        {yenText(hourlyWageYen)}
        <small>最低賃金 {yenText(minimumWageYen)}</small>
      </CellLines>
    ),
  },
  {
    label: 'ちがい',
    width: 'minmax(0, 2fr)',
    card: 'fact',
    cell: (copy) => <Differences {...copy} />,
  },
]

/** The copies of an offer with their differences. Wage, place and contact are not compared: each store sets its own. */
export function CopyTable({ title, copies }: { title: string; copies: readonly OfferCopy[] }) {
  return <DataTable label={`「${title}」のコピー`} columns={columns} items={copies} keyOf={keyOf} />
}
