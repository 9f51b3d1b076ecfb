import { useMemo } from 'react'
import { useCan } from '@/components/permissions/useCan'
import { userSortKeys } from '@/contracts/workers/enums'
import type { User } from '@/contracts/workers/schemas'
import { usualDirection } from '@/domain/workers/workers'
import { searchedExperience, type WorkerQuery } from '@/features/workers/lib/workerConditions'
import { DataTable } from '@/ui/data-display/table/DataTable'
import type { StoreWorkerAction } from './StoreWorkerActionSheet'
import { workerColumns } from './workerColumns'

type Props = {
  clientId: string
  query: WorkerQuery
  items: readonly User[]
  total: number
  canAct: boolean
  /** Undefined if workers cannot be selected. */
  selectedUsers?: ReadonlyMap<string, User>
  onSelectedUsers?: (selectedUsers: ReadonlyMap<string, User>) => void
  onQuery: (patch: Partial<WorkerQuery>) => void
  onAction: (action: StoreWorkerAction, user: User) => void
}
const keyOf = (user: User) => String(user.userId)
const nameOf = (user: User) => `${user.name}さん`

/** A page of workers: a table, on phones cards. */
export function WorkerTable({
  clientId,
  query,
  items,
  total,
  canAct,
  selectedUsers,
  onSelectedUsers,
  onQuery,
  onAction,
}: Props) {
  const { occupationId, positionId } = query
  const canTrust = useCan({ permission: 'worker.trust' })
  const canBlock = useCan({ permission: 'worker.block' })
  const canManageCompany = useCan({ permission: 'companyGroup.manage' })
  const showsPay = items.some(({ month }) => month !== null)
  const columns = useMemo(
    () =>
      workerColumns(
        { clientId, searched: searchedExperience({ occupationId, positionId }), canAct },
        { canTrust, canBlock, canManageCompany, showsPay },
        onAction,
      ),
    [
      clientId,
      occupationId,
      positionId,
      canAct,
      canTrust,
      canBlock,
      canManageCompany,
      showsPay,
      onAction,
    ],
  )
  const selected = useMemo(() => new Set(selectedUsers?.keys()), [selectedUsers])
  function handleSelectionChange(next: ReadonlySet<string>) {
    const pageKeys = new Set(items.map(keyOf))
    // 「すべて選択」 changes only the rows of this page. Workers selected on other pages stay selected.
    const selectedElsewhere = [...(selectedUsers ?? [])].filter(([key]) => !pageKeys.has(key))
    const added = items
      .filter((user) => next.has(keyOf(user)))
      .map((user) => [keyOf(user), user] as const)
    onSelectedUsers?.(new Map([...selectedElsewhere, ...added]))
  }
  return (
    <DataTable
      label='ワーカー'
      columns={columns}
      items={items}
      keyOf={keyOf}
      total={total}
      sort={{ key: query.sortKey, direction: query.sortDirection }}
      onSort={({ key, direction }) => {
        const sortKey = userSortKeys.find((sortable) => sortable === key) ?? 'last_worked_at'
        onQuery({
          sortKey,
          sortDirection: sortKey === query.sortKey ? direction : usualDirection(sortKey),
        })
      }}
      {...(selectedUsers
        ? { selection: { selected, onChange: handleSelectionChange, nameOf, unit: '名' as const } }
        : {})}
    />
  )
}
