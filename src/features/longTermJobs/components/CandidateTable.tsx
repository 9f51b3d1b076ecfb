import { useMemo } from 'react'
import type { LongTermKind } from '@/contracts/longTermJobs/enums'
import type { LongTermCandidate } from '@/contracts/longTermJobs/schemas'
import { longTermLevelLabel, wishesText } from '@/domain/workers/longTerm'
import * as S from '@/features/longTermJobs/LongTerm.styles'
import { serverNow } from '@/lib/clock'
import { formatSlashDay } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { Avatar } from '@/ui/data-display/Avatar'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { SelectionChip } from './SelectionChip'

const keyOf = (candidate: LongTermCandidate) => String(candidate.id)

function Name({ clientId, candidate }: { clientId: string; candidate: LongTermCandidate }) {
  return (
    <span data-person=''>
      <Avatar name={candidate.name} />
      <span>
        <Link href={href(routes.longTermUser, { clientId, userId: candidate.userId })}>
          {candidate.name}
        </Link>
        <small>{candidate.nameKana}</small>
      </span>
    </span>
  )
}

const columnsOf = (clientId: string, kind: LongTermKind): Column<LongTermCandidate>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 1.6fr)',
    cell: (candidate) => <Name clientId={clientId} candidate={candidate} />,
  },
  {
    label: 'この店舗',
    width: '68px',
    number: true,
    cell: ({ workedCountHere }) => (
      <>
        <b>{workedCountHere}</b>
        <small>回</small>
      </>
    ),
  },
  {
    name: 'goodRate',
    label: 'Good率',
    width: '72px',
    number: true,
    cell: ({ goodRate }) => (goodRate === null ? '–' : `${goodRate}%`),
  },
  {
    name: 'wishes',
    label: '希望',
    width: 'minmax(0, 1.5fr)',
    cell: ({ wishes, level }) => (
      <span data-wishes=''>
        {level === 'strong' && `${longTermLevelLabel.strong} ・ `}
        {wishesText(wishes)}
      </span>
    ),
  },
  {
    label: kind === 'application' ? '応募日' : '意思表示日',
    width: '96px',
    cell: ({ receivedAt }) => formatSlashDay(receivedAt, serverNow()),
  },
  {
    label: '選考状況',
    width: '124px',
    card: 'chip',
    cell: (candidate) => <SelectionChip candidate={candidate} />,
  },
  {
    name: 'note',
    label: 'メモ',
    width: 'minmax(0, 1.3fr)',
    cell: ({ note }) => (
      <span data-note='' data-empty={note === '' || undefined}>
        {note || 'なし'}
      </span>
    ),
  },
]

/** Candidates as a table, on phones as cards. */
export function CandidateTable({
  clientId,
  kind,
  label,
  items,
}: {
  clientId: string
  kind: LongTermKind
  label: string
  items: readonly LongTermCandidate[]
}) {
  const columns = useMemo(() => columnsOf(clientId, kind), [clientId, kind])
  return (
    <S.Table>
      <DataTable label={label} columns={columns} items={items} keyOf={keyOf} />
    </S.Table>
  )
}
