import { useMemo } from 'react'
import { useQuery } from '@/api/useQuery'
import { presenceChip } from '@/components/matchings/matchingChip'
import { QueryResult } from '@/components/queries/QueryResult'
import { dashboard } from '@/contracts/dashboard'
import type { TodayUser } from '@/contracts/dashboard/schemas'
import { formatHours, formatTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { StatusChip } from '@/ui/data-display/StatusChip'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageSection } from '@/ui/layout/PageSection'

type Row = TodayUser & { offeringId: number; title: string; hours: string }
const keyOf = (row: Row) => String(row.matchingId)
const rowStates: Partial<Record<Row['presence'], string>> = { late: 'late', checked_in: 'working' }
const stateOf = (row: Row) => rowStates[row.presence]

const columnsOf = (clientId: string): Column<Row>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 1.6fr)',
    cell: (row) => (
      <>
        <b>{row.name}</b>
        <br />
        <small>{row.nameKana}</small>
      </>
    ),
  },
  {
    label: '勤務',
    width: 'minmax(0, 2fr)',
    cell: (row) => (
      <>
        <Link href={href(routes.offering, { clientId, offeringId: row.offeringId })}>
          {row.title}
        </Link>
        <br />
        <small>{row.hours}</small>
      </>
    ),
  },
  {
    label: 'チェックイン',
    width: '96px',
    cell: (row) => (row.checkedInAt ? formatTime(row.checkedInAt) : '–'),
  },
  {
    label: 'チェックアウト',
    width: '112px',
    cell: (row) => (row.checkedOutAt ? formatTime(row.checkedOutAt) : '–'),
  },
  {
    label: '状態',
    width: '160px',
    card: 'chip',
    cell: (row) => <StatusChip {...presenceChip(row.presence)} />,
  },
]

/** The workers of today with their scans, read again every 60 seconds. */
export function ScanTable({ clientId }: { clientId: string }) {
  const result = useQuery(
    dashboard.today,
    { clientId, query: { on: '' } },
    { refreshInterval: 60_000 },
  )
  const { data } = result
  const columns = useMemo(() => columnsOf(clientId), [clientId])
  const rows = useMemo(
    () =>
      (data?.offerings ?? []).flatMap((offering) =>
        offering.users.map((user): Row => ({
          ...user,
          offeringId: offering.id,
          title: offering.title,
          hours: formatHours(offering.startAt, offering.endAt),
        })),
      ),
    [data],
  )
  return (
    <PageSection
      title='本日のチェックイン・アウト'
      {...(data ? { note: `${formatTime(data.asOf)} 時点` } : {})}
    >
      <QueryResult
        of={result}
        name='本日のチェックイン・アウト'
        skeleton={<Skeleton kind='people' rows={4} />}
      />
      {data && rows.length === 0 && (
        <EmptyState art='worker' title='本日来る人はいません'>
          マッチングしたワーカーのチェックインとチェックアウトが、ここに並びます。
        </EmptyState>
      )}
      {rows.length > 0 && (
        <DataTable
          label='本日のチェックイン・アウト'
          columns={columns}
          items={rows}
          keyOf={keyOf}
          stateOf={stateOf}
        />
      )}
    </PageSection>
  )
}
