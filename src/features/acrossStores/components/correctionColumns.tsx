import type { CompanyCorrection } from '@/contracts/paymentCorrections/schemas'
import { serverNow } from '@/lib/clock'
import { dayOf, formatEnd, formatSlashDay, formatTime } from '@/lib/date'
import { formatYenDiff } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import type { Column } from '@/ui/data-display/table/DataTable'
import * as S from './rows.styles'
import { StoreName, WorkerName } from './WorkerName'

/** '17:00〜翌0:10' as scanned; 'なし' for a scan that is missing. */
function scannedHours({ planned, scans: { checkedInAt, checkedOutAt } }: CompanyCorrection) {
  const from = checkedInAt === null ? 'なし' : formatTime(checkedInAt)
  return `${from}〜${checkedOutAt === null ? 'なし' : formatEnd(planned.startAt, checkedOutAt)}`
}

function Difference({ correction: { diff, refusal } }: { correction: CompanyCorrection }) {
  const sign = diff.workMin > 0 ? '+' : '−'
  return (
    <S.Lines>
      {diff.workMin === 0 ? '時間は同じ' : `${sign}${Math.abs(diff.workMin)}分`}
      <small>{refusal ?? 'QR一致'}</small>
    </S.Lines>
  )
}

/** Marks more pay with ▲ and less with ▼, as on the cards of the store, so that colour is not the only sign. */
function PayDifference({ yen }: { yen: number }) {
  if (yen === 0) return <>±0円</>
  return (
    <S.Difference data-more={yen > 0}>
      {yen > 0 ? '▲' : '▼'}
      {formatYenDiff(yen)}
    </S.Difference>
  )
}

function Due({ dueAt }: { dueAt: string }) {
  const time = formatTime(dueAt)
  if (dayOf(dueAt) === dayOf(serverNow())) return <S.Soon>本日 {time}</S.Soon>
  return (
    <>
      {formatSlashDay(dueAt, serverNow())} {time}
    </>
  )
}

export const correctionColumns: readonly Column<CompanyCorrection>[] = [
  {
    label: '店舗',
    width: 'minmax(0, 1.1fr)',
    card: 'hide',
    cell: ({ store }) => store.name,
  },
  {
    label: 'ワーカー',
    // Wide enough for a family name of five katakana.
    width: 'minmax(144px, 1.2fr)',
    card: 'title',
    cell: ({ name, nameKana, store }) => (
      <WorkerName name={name} nameKana={nameKana}>
        <Link href={href(routes.corrections, { clientId: store.id })}>{name}</Link>
        <StoreName>{store.name}</StoreName>
      </WorkerName>
    ),
  },
  {
    name: 'shift',
    label: '勤務(記録)',
    width: '112px',
    cell: (correction) => (
      <S.Lines>
        <span>{formatSlashDay(correction.planned.startAt, serverNow())}</span>
        <span>{scannedHours(correction)}</span>
      </S.Lines>
    ),
  },
  {
    label: '報酬差額',
    width: '100px',
    number: true,
    cell: ({ diff }) => <PayDifference yen={diff.grossYen} />,
  },
  { label: '期限', width: '112px', cell: ({ dueAt }) => <Due dueAt={dueAt} /> },
  {
    name: 'difference',
    label: '予定との差',
    width: 'minmax(0, 1.6fr)',
    cell: (correction) => <Difference correction={correction} />,
  },
]
