import dynamic from 'next/dynamic'
import { useMemo, useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { QueryResult } from '@/components/queries/QueryResult'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { offerings } from '@/contracts/offerings'
import type { OfferingDetail } from '@/contracts/offerings/schemas'
import {
  WorkerActions,
  type WorkerAction,
} from '@/features/offerings/components/actions/WorkerActions'
import {
  useMatchingPermissions,
  type MatchingPermissions,
} from '@/features/offerings/hooks/useMatchingPermissions'
import { useNewcomers } from '@/features/offerings/hooks/useNewcomers'
import { useEverTrue } from '@/lib/browser/useEverTrue'
import { DataTable, type Column } from '@/ui/data-display/table/DataTable'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { isNotArrived, matchedWorkerColumns } from './matchedWorkerColumns'
import * as S from './MatchedWorkers.styles'
import { MatchedWorkersHead } from './MatchedWorkersHead'
import type { MessageDraft } from './MatchedWorkersSummary'
import { NobodyYet } from './NobodyYet'

const PUBLISHED_REFRESH_MS = 15_000
const REFRESH_MS = 60_000

const WorkerActionSheet = dynamic(
  () =>
    import('@/features/offerings/components/actions/WorkerActionSheet').then(
      (m) => m.WorkerActionSheet,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)
const OfferingBroadcastSheet = dynamic(
  () =>
    import('@/features/offerings/components/actions/OfferingBroadcastSheet').then(
      (m) => m.OfferingBroadcastSheet,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)
const SelectedMatchedWorkers = dynamic(
  () => import('./SelectedMatchedWorkers').then((m) => m.SelectedMatchedWorkers),
  {
    ssr: false,
    loading: LazyDialogBoundary,
  },
)

// The last part of the page, so it is loaded later. It renders nothing until its statistics are read.
const FillHints = dynamic(() => import('./FillHints').then((m) => m.FillHints), {
  ssr: false,
  loading: LazyDialogBoundary,
})

const labels = { live: 'マッチング済み', ended: 'キャンセル・欠勤' }
const keyOf = (user: OfferingUser) => String(user.matchingId)
const stateOf = (user: OfferingUser) => (isNotArrived(user) ? 'late' : undefined)
const nameOf = (user: OfferingUser) => `${user.name}さん`

type OpenAction = { action: WorkerAction; user: OfferingUser }
type Props = {
  clientId: string
  offering: OfferingDetail
  state: 'live' | 'ended'
  /** Called when the matched workers have changed, so that the offering is read again. */
  onChanged: () => void
}

/**
 * The workers of an offering: matched, or cancelled and absent. The list is read again at intervals
 * and announces newcomers.
 */
export function MatchedWorkers({ clientId, offering, state, onChanged }: Props) {
  const found = useQuery(
    offerings.users,
    { clientId, offeringId: offering.id, query: { state } },
    { refreshInterval: offering.status === 'published' ? PUBLISHED_REFRESH_MS : REFRESH_MS },
  )
  const { data } = found
  const isLive = state === 'live'
  const news = useNewcomers(isLive ? data?.items : undefined, onChanged)
  const permissions = useMatchingPermissions()
  const [openAction, setOpenAction] = useState<OpenAction>()
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set())
  const [draft, setDraft] = useState<MessageDraft>()
  const columns = useColumns({ clientId, offering, permissions, onAction: setOpenAction })
  const users = data?.items ?? []
  const selectedUsers = users.filter((user) => selectedKeys.has(keyOf(user)))
  const isBarLoaded = useEverTrue(selectedUsers.length > 0)
  const isSelectable = isLive && permissions.canReject && offering.status !== 'finished'
  return (
    <S.Section aria-label={labels[state]}>
      <p role='status' className='vh'>
        {news}
      </p>
      <QueryResult of={found} name='ワーカー' skeleton={<Skeleton kind='people' rows={3} />} />
      {isLive && users.length > 0 && (
        <MatchedWorkersHead
          clientId={clientId}
          offering={offering}
          users={users}
          permissions={permissions}
          onMissing={(user) => setOpenAction({ action: 'missing', user })}
          onWrite={setDraft}
        />
      )}
      {users.length > 0 && (
        <DataTable
          label={`${labels[state]}のワーカー`}
          columns={columns}
          items={users}
          keyOf={keyOf}
          stateOf={stateOf}
          {...(isSelectable && {
            selection: {
              selected: selectedKeys,
              onChange: setSelectedKeys,
              nameOf,
              unit: '名' as const,
            },
          })}
        />
      )}
      {data && (
        <EmptySeats
          clientId={clientId}
          offering={offering}
          state={state}
          userCount={users.length}
          canPost={permissions.canPost}
        />
      )}
      {isBarLoaded && (
        <SelectedMatchedWorkers
          clientId={clientId}
          offeringId={offering.id}
          users={selectedUsers}
          onWrite={() => setDraft({ only: selectedUsers.map((user) => user.userId) })}
          onClear={() => setSelectedKeys(new Set())}
        />
      )}
      <MatchedDialogs
        clientId={clientId}
        offering={offering}
        draft={draft}
        openAction={openAction}
        onCloseDraft={() => setDraft(undefined)}
        onCloseAction={() => setOpenAction(undefined)}
      />
    </S.Section>
  )
}

function MatchedDialogs({
  clientId,
  offering,
  draft,
  openAction,
  onCloseDraft,
  onCloseAction,
}: {
  clientId: string
  offering: OfferingDetail
  draft: MessageDraft | undefined
  openAction: OpenAction | undefined
  onCloseDraft: () => void
  onCloseAction: () => void
}) {
  return (
    <>
      {draft && (
        <OfferingBroadcastSheet
          {...draft}
          clientId={clientId}
          offering={offering}
          onClose={onCloseDraft}
        />
      )}
      {openAction && (
        <WorkerActionSheet
          {...openAction}
          clientId={clientId}
          offeringId={offering.id}
          onClose={onCloseAction}
        />
      )}
    </>
  )
}

/** Explains an empty list, and shows hints to fill open seats. */
function EmptySeats({
  clientId,
  offering,
  state,
  userCount,
  canPost,
}: Omit<Props, 'onChanged'> & { userCount: number; canPost: boolean }) {
  const openSeats = offering.peopleWanted - userCount
  const showsHints = state === 'live' && offering.status === 'published' && openSeats > 0 && canPost
  return (
    <>
      {userCount === 0 && (
        <NobodyYet clientId={clientId} offering={offering} state={state} canPost={canPost} />
      )}
      {showsHints && (
        <S.HintPlace>
          <FillHints clientId={clientId} offering={offering} openSeats={openSeats} />
        </S.HintPlace>
      )}
    </>
  )
}

/** Memoised columns, so that rows do not render again. */
function useColumns({
  clientId,
  offering: { id, startAt, endAt },
  permissions,
  onAction,
}: {
  clientId: string
  offering: OfferingDetail
  permissions: MatchingPermissions
  onAction: (openAction: OpenAction) => void
}) {
  return useMemo<Column<OfferingUser>[]>(() => {
    if (!permissions.canReject && !permissions.canRecordAbsence) return matchedWorkerColumns
    return [
      ...matchedWorkerColumns,
      {
        label: '操作',
        width: '100px',
        card: 'action',
        quiet: true,
        cell: (user) => (
          <WorkerActions
            clientId={clientId}
            offering={{ id, startAt, endAt }}
            user={user}
            permissions={permissions}
            onAction={(action) => onAction({ action, user })}
          />
        ),
      },
    ]
  }, [clientId, id, startAt, endAt, permissions, onAction])
}
