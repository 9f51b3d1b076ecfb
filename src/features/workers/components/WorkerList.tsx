import dynamic from 'next/dynamic'
import { useCallback, useState, type ComponentProps } from 'react'
import type { useQuery } from '@/api/useQuery'
import { Can } from '@/components/permissions/Can'
import { QueryError } from '@/components/queries/QueryResult'
import { workers } from '@/contracts/workers'
import type { User, UserList } from '@/contracts/workers/schemas'
import { emptyWords, type AddPage } from '@/features/workers/lib/emptyWords'
import type { WorkerQuery } from '@/features/workers/lib/workerConditions'
import * as S from '@/features/workers/WorkerListScreen.styles'
import { useEverTrue } from '@/lib/browser/useEverTrue'
import { formatNumber } from '@/lib/text/money'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ListCount } from '@/shell/lists/ListCount'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { NoResult } from '@/ui/feedback/NoResult'
import { Pagination } from '@/ui/navigation/Pagination'
import { useIsMobile } from '@/ui/responsive/useIsMobile'
import { EarlierPage } from './EarlierPage'
import type { StoreWorkerAction } from './StoreWorkerActionSheet'
import { WorkerTable } from './WorkerTable'

const SelectionActions = dynamic(
  () => import('./SelectionActions').then((m) => m.SelectionActions),
  {
    ssr: false,
    loading: LazyDialogBoundary,
  },
)
const StoreWorkerActionSheet = dynamic(
  () => import('./StoreWorkerActionSheet').then((m) => m.StoreWorkerActionSheet),
  {
    ssr: false,
    loading: LazyDialogBoundary,
  },
)
type Props = {
  clientId: string
  query: WorkerQuery
  read: ReturnType<typeof useQuery<typeof workers.list>>
  isFiltered: boolean
  isSelecting: boolean
  canAct: boolean
  /** Whether the permissions are loaded, which decide on the columns. */
  permissionsLoaded: boolean
  onQuery: (patch: Partial<WorkerQuery>) => void
  onClear: () => void
  /** Called when the selection begins or ends. */
  onSelecting: (isSelecting: boolean) => void
}

/** The selected workers by id; empty when workers can no longer be selected. */
function useSelectedUsers(canSelect: boolean) {
  const [selectedUsers, setSelectedUsers] = useState<ReadonlyMap<string, User>>(new Map())
  if (!canSelect && selectedUsers.size > 0) setSelectedUsers(new Map())
  return [selectedUsers, setSelectedUsers] as const
}

/**
 * One page of workers, on phones with the pages before it. The selection is kept across pages and
 * searches.
 */
export function WorkerList({
  clientId,
  query,
  read,
  isFiltered,
  isSelecting,
  canAct,
  permissionsLoaded,
  onQuery,
  onClear,
  onSelecting,
}: Props) {
  const { data, error, isValidating } = read
  const isMobile = useIsMobile()
  const [selectedUsers, setSelectedUsers] = useSelectedUsers(!isMobile || isSelecting)
  const isBarLoaded = useEverTrue(selectedUsers.size > 0)
  const [openAction, setOpenAction] = useState<{ action: StoreWorkerAction; user: User }>()
  const isSelectable = canAct && (isSelecting || !isMobile)
  const onAction = useCallback(
    (action: StoreWorkerAction, user: User) => setOpenAction({ action, user }),
    [],
  )
  const select = (users: ReadonlyMap<string, User>) => {
    setSelectedUsers(users)
    // Wide screens select without a mode. A window that becomes narrow keeps the selection by entering it.
    if (!isMobile) onSelecting(users.size > 0)
  }
  const shared = {
    clientId,
    query,
    canAct,
    onQuery,
    onAction,
    ...(isSelectable ? { selectedUsers, onSelectedUsers: select } : {}),
  }
  const clearSelection = () => {
    setSelectedUsers(new Map())
    onSelecting(false)
  }
  return (
    <>
      <QueryError of={read} name='ワーカー' heading='h2' />
      {(!data || !permissionsLoaded) && !error && (
        <S.TableArea>
          <p />
          <S.RowSkeleton kind='people' cardsOnPhone />
        </S.TableArea>
      )}
      {data?.items.length === 0 && (
        <NoUsers
          clientId={clientId}
          query={query}
          isFiltered={isFiltered}
          onQuery={onQuery}
          onClear={onClear}
        />
      )}
      {data && permissionsLoaded && data.items.length > 0 && (
        <UserPages
          data={data}
          query={query}
          shared={shared}
          isMobile={isMobile}
          isFiltered={isFiltered}
          isLoading={isValidating}
        />
      )}
      {isBarLoaded && (
        <SelectionActions
          clientId={clientId}
          users={[...selectedUsers.values()]}
          onClear={clearSelection}
        />
      )}
      {openAction && (
        <StoreWorkerActionSheet
          clientId={clientId}
          action={openAction.action}
          users={[openAction.user]}
          onClose={() => setOpenAction(undefined)}
        />
      )}
    </>
  )
}

function countTextOf(data: UserList, query: WorkerQuery, isFiltered: boolean) {
  const matching = formatNumber(data.totalCount)
  if (!isFiltered) return `${matching}名`
  return `${formatNumber(data.counts[query.list_type])}名中 ${matching}名が該当`
}

/** Says why the list is empty, and what to do. */
function NoUsers({
  clientId,
  query,
  isFiltered,
  onQuery,
  onClear,
}: Pick<Props, 'clientId' | 'query' | 'onQuery' | 'onClear' | 'isFiltered'>) {
  const { title, text, addPage } = emptyWords[query.list_type]
  if (isFiltered)
    return (
      <NoResult what='ワーカー' onClear={onClear}>
        条件をゆるめるか、フリガナの一部でお試しください。
      </NoResult>
    )
  if (query.page > 1)
    return (
      <NoResult what='ワーカー' onClear={() => onQuery({ page: 1 })}>
        このページにワーカーはいません。
      </NoResult>
    )
  return (
    <EmptyState
      heading='h2'
      art='worker'
      title={title}
      {...(addPage && { action: <AddPageLink clientId={clientId} page={addPage} /> })}
    >
      {text}
    </EmptyState>
  )
}

/** The page of workers with its pagination. Phones show the earlier pages above it. */
function UserPages({
  data,
  query,
  shared,
  isMobile,
  isFiltered,
  isLoading,
}: {
  data: UserList
  query: WorkerQuery
  shared: Omit<ComponentProps<typeof WorkerTable>, 'items' | 'total'>
  isMobile: boolean
  isFiltered: boolean
  isLoading: boolean
}) {
  const page = Math.min(data.page, query.page)
  const text = countTextOf(data, query, isFiltered)
  const [countText, setCountText] = useState(text)
  // The rows are still those of the filters before: the new filters have no count yet.
  if (!isLoading && countText !== text) setCountText(text)
  const earlierPages = isMobile ? Array.from({ length: page - 1 }, (_, i) => i + 1) : []
  return (
    <S.TableArea>
      <ListCount
        file={workers.file}
        input={{ clientId: shared.clientId, query }}
        noun='ワーカー一覧'
      >
        {countText}
      </ListCount>
      {earlierPages.map((earlierPage) => (
        <EarlierPage key={earlierPage} {...shared} page={earlierPage} />
      ))}
      <WorkerTable {...shared} items={data.items} total={data.totalCount} />
      <Pagination
        of={data}
        unit='名'
        isLoading={isLoading && data.page !== query.page}
        onPage={(next) => shared.onQuery({ page: next })}
        appends={isMobile}
      />
    </S.TableArea>
  )
}

/** The page where workers are added to an empty list. */
function AddPageLink({ clientId, page }: { clientId: string; page: AddPage }) {
  return page === 'invitation' ? (
    <Can do={{ permission: 'worker.trust' }}>
      <ButtonLink href={href(routes.invitation, { clientId })}>認定ワーカーを招待</ButtonLink>
    </Can>
  ) : (
    <ButtonLink href={href(routes.workerSupporters, { clientId })}>
      ワーカーサポーターを見る
    </ButtonLink>
  )
}
