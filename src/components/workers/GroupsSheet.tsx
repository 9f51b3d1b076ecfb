import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { TemplatePicker } from '@/components/offers/TemplatePicker'
import { groups } from '@/contracts/groups'
import { workers as userContract } from '@/contracts/workers'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Sheet } from '@/ui/dialogs/Sheet'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { GroupsAdded } from './GroupsAdded'
import { GroupsForm } from './GroupsForm'
import type { GroupsMode, SavedGroup } from './useGroupsForm'

type Worker = { userId: number; name: string }
type Props = {
  clientId: string
  users: readonly Worker[]
  onClose: () => void
  mode?: 'add' | 'ask' | 'remove'
  /** Workers selected from a list: groups are added to those each of them has, even for one worker. */
  isBulk?: boolean
  /** Called after saving. */
  onDone?: () => void
}

function sheetTitle(mode: GroupsMode, users: readonly Worker[]) {
  const titles: Record<GroupsMode, string> = {
    set: `${users[0]?.name ?? ''}さんのグループ`,
    add: `${users.length}名をグループに追加する`,
    ask: '仕事をお願いするグループ',
    remove: `${users.length}名をグループから外す`,
  }
  return titles[mode]
}

/** Everything the form needs: the groups, their limits, and for `set` the worker's own groups. */
function useGroupsReads(clientId: string, userId: number | undefined) {
  const list = useQuery(groups.list, { clientId })
  const limits = useQuery(groups.autoSettingLimits, { clientId })
  const user = useQuery(userContract.one, userId === undefined ? null : { clientId, userId })
  const reads = [list, limits, ...(userId === undefined ? [] : [user])]
  const isLoaded = list.data && limits.data && (userId === undefined || user.data)
  return {
    error: reads.find((read) => read.error)?.error,
    isRetrying: reads.some((read) => read.isValidating),
    retry: () => {
      for (const read of reads) void read.mutate()
    },
    data: isLoaded ? { list: list.data, limits: limits.data, user: user.data } : undefined,
  }
}

/**
 * The groups of one worker, or groups that several workers are added to or removed from. After
 * adding several, a job offering can be posted to the group. Mount it while it is open.
 */
export function GroupsSheet({
  clientId,
  users,
  onClose,
  mode: requestedMode = 'add',
  isBulk = false,
  onDone,
}: Props) {
  const [saved, setSaved] = useState<SavedGroup>()
  const [isPosting, setIsPosting] = useState(false)
  const isSingle = users.length === 1 && requestedMode === 'add' && !isBulk
  const mode: GroupsMode = isSingle ? 'set' : requestedMode
  // Read here and not in the render function of the sheet: SWR tracks which fields are used during
  // this render.
  const { data, error, isRetrying, retry } = useGroupsReads(
    clientId,
    isSingle ? users[0]?.userId : undefined,
  )
  function handleSaved(result: SavedGroup | undefined) {
    onDone?.()
    if (!result) {
      onClose()
      return
    }
    setSaved(result)
    setIsPosting(mode === 'ask')
  }
  if (saved && isPosting)
    return <TemplatePicker clientId={clientId} groupId={saved.group.id} onClose={onClose} />
  return (
    <Sheet title={saved ? 'グループに追加しました' : sheetTitle(mode, users)} onClose={onClose}>
      {(close) => {
        if (saved) {
          return (
            <GroupsAdded
              message={saved.message}
              onPost={() => setIsPosting(true)}
              onClose={close}
            />
          )
        }
        if (error) {
          return (
            <ErrorState
              inline
              title='グループを読み込めませんでした'
              onRetry={retry}
              retrying={isRetrying}
            >
              {error.message}
            </ErrorState>
          )
        }
        if (!data?.list || !data.limits) return <Skeleton kind='text' rows={5} />
        return (
          <GroupsForm
            clientId={clientId}
            users={users}
            mode={mode}
            groups={data.list.items}
            limits={data.limits}
            isBlocked={data.user?.blocked != null}
            selectedIds={(data.user?.groups ?? [])
              .filter((group) => group.owner === 'client')
              .map((group) => group.id)}
            onCancel={close}
            onSaved={handleSaved}
          />
        )
      }}
    </Sheet>
  )
}
