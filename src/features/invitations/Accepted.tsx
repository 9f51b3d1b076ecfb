import { useMemo } from 'react'
import { CallBasisNote } from '@/components/callableWorkers/CallBasisNote'
import { CallCell } from '@/components/callableWorkers/CallCell'
import { useCallableWorkers } from '@/components/callableWorkers/useCallableWorkers'
import type { CallableWorkers } from '@/contracts/callableWorkers/schemas'
import type { Invitation, InvitedWorker } from '@/contracts/invitations/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageSection } from '@/ui/layout/PageSection'
import { Pagination } from '@/ui/navigation/Pagination'

const keyOf = (worker: InvitedWorker) => `${worker.userId} ${worker.acceptedAt}`
const columnsOf = (
  clientId: string,
  calls: CallableWorkers | undefined,
): Column<InvitedWorker>[] => [
  {
    label: 'ワーカー',
    width: 'minmax(0, 2fr)',
    cell: (user) => (
      <>
        <Link href={href(routes.user, { clientId, userId: user.userId })}>{user.name}</Link>
        <br />
        <small>{user.nameKana}</small>
      </>
    ),
  },
  {
    label: '次の求人で呼べる回数',
    width: 'minmax(0, 1.5fr)',
    cell: ({ userId }) => <CallCell userId={userId} calls={calls} />,
  },
  {
    label: '参加日時',
    width: '200px',
    cell: (user) => formatDateTime(user.acceptedAt, serverNow()),
  },
  {
    label: '使ったURL',
    width: '160px',
    cell: (user) => (user.earlier ? '作り直す前のURL' : 'いまのURL'),
  },
]

/** The workers who accepted an invitation, the latest first, including those of earlier codes. */
export function Accepted({
  clientId,
  accepted,
  onPage,
}: {
  clientId: string
  accepted: Invitation['accepted']
  onPage: (page: number) => void
}) {
  const calls = useCallableWorkers(
    clientId,
    accepted.items.map(({ userId }) => userId),
  )
  const columns = useMemo(() => columnsOf(clientId, calls), [clientId, calls])
  return (
    <PageSection title='招待から来た人' note={`${accepted.totalCount.toLocaleString('ja-JP')}名`}>
      {accepted.totalCount === 0 ? (
        <EmptyState art='worker' title='まだだれも参加していません'>
          参加した方の氏名と日時が、ここに並びます。
        </EmptyState>
      ) : (
        <>
          {calls?.basis && <CallBasisNote clientId={clientId} basis={calls.basis} />}
          <DataTable
            label='招待から来た人'
            columns={columns}
            items={accepted.items}
            keyOf={keyOf}
          />
        </>
      )}
      <Pagination of={accepted} unit='名' onPage={onPage} />
    </PageSection>
  )
}
