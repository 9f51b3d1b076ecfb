import { useState } from 'react'
import { useQuery } from '@/api/useQuery'
import { OfferPicker } from '@/components/offers/OfferPicker'
import { allOf, QueryResult } from '@/components/queries/QueryResult'
import { groups } from '@/contracts/groups'
import { workers as userContract } from '@/contracts/workers'
import { cannotJoinGroup } from '@/domain/workers/workers'
import { FormSheet } from '@/ui/dialogs/FormSheet'
import { Notice } from '@/ui/feedback/Notice'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormAlert } from '@/ui/fields/form/FormAlert'
import { GroupsAdded } from './GroupsAdded'
import { GroupsFields } from './GroupsFields'
import { useGroupsForm, type GroupsMode, type SavedGroup } from './useGroupsForm'

type Worker = { userId: number; name: string }
type Props = {
  clientId: string
  users: readonly Worker[]
  onClose: () => void
  mode?: 'add' | 'ask' | 'remove'
  /** Workers selected from a list: groups are added to those each of them has, even for one worker. */
  isBulk?: boolean
  /** How many selected workers are left out of `users` because they are blocked. */
  leftOutCount?: number
  /** Called after saving. */
  onDone?: () => void
}

const modeOf = (users: readonly Worker[], mode: 'add' | 'ask' | 'remove', isBulk: boolean) =>
  users.length === 1 && mode === 'add' && !isBulk ? 'set' : mode
function sheetTitle(mode: GroupsMode, users: readonly Worker[]) {
  const titles: Record<GroupsMode, string> = {
    set: `${users[0]?.name ?? ''}さんのグループ`,
    add: `${users.length}名をグループに追加する`,
    ask: '仕事をお願いするグループ',
    remove: `${users.length}名をグループから外す`,
  }
  return titles[mode]
}

const submitLabels: Record<GroupsMode, (count: number) => string> = {
  set: () => '保存する',
  add: (count) => `${count}名を追加する`,
  ask: () => 'ひな形を選ぶ',
  remove: (count) => `${count}名を外す`,
}
type Owned = { id: number; owner: 'client' | 'company' }
const isOfStore = ({ owner }: Pick<Owned, 'owner'>) => owner === 'client'
/** The groups of the worker that the store may change; none where the form is about several workers. */
const groupIdsOf = (user: { groups: readonly Owned[] } | null) =>
  user ? user.groups.filter(isOfStore).map(({ id }) => id) : []
type Read = { user: { blocked: unknown } | null }
/** Why the worker cannot be added; a group can be left at any time. */
const blockReasonOf = (mode: GroupsMode, read: Read | undefined) =>
  mode === 'remove' ? undefined : cannotJoinGroup({ blocked: Boolean(read?.user?.blocked) })

/** In place of a worker where the form is not about the groups of one. */
const nobody = { data: null, isValidating: false, mutate: () => Promise.resolve() }

/** Everything the form needs: the groups, their limits, and for `set` the worker's own groups. */
function useGroupsReads(clientId: string, userId: number | undefined) {
  const list = useQuery(groups.list, { clientId })
  const limits = useQuery(groups.autoSettingLimits, { clientId })
  const user = useQuery(userContract.one, userId === undefined ? null : { clientId, userId })
  return allOf({ list, limits, user: userId === undefined ? nobody : user })
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
  leftOutCount = 0,
  onDone,
}: Props) {
  const [saved, setSaved] = useState<SavedGroup>()
  const [isPickingOffer, setIsPickingOffer] = useState(false)
  const mode = modeOf(users, requestedMode, isBulk)
  const reads = useGroupsReads(clientId, mode === 'set' ? users[0]?.userId : undefined)
  const { data, error } = reads
  const { form, onForm, errorMessages } = useGroupsForm({
    clientId,
    users,
    mode,
    groups: data?.list.items,
    selectedIds: data && groupIdsOf(data.user),
    onSaved: (result) => {
      onDone?.()
      if (!result) {
        onClose()
        return
      }
      setSaved(result)
      setIsPickingOffer(mode === 'ask')
    },
  })
  if (saved && isPickingOffer)
    return <OfferPicker clientId={clientId} groupId={saved.group.id} onClose={onClose} />
  const blockReason = blockReasonOf(mode, data)
  return (
    <FormSheet
      title={saved ? 'グループに追加しました' : sheetTitle(mode, users)}
      form={form}
      onForm={onForm}
      applyLabel={saved || error ? undefined : submitLabels[mode](users.length)}
      disabled={!data}
      disabledReason={blockReason}
      onClose={onClose}
    >
      {saved ? (
        <GroupsAdded message={saved.message} onPost={() => setIsPickingOffer(true)} />
      ) : (
        <QueryResult of={reads} name='グループ' inline skeleton={<Skeleton kind='text' rows={5} />}>
          {({ list, limits }) => (
            <>
              {blockReason && <Notice tone='warning' title={blockReason} />}
              {leftOutCount > 0 && (
                <Notice tone='info' title={`ブロック中の${leftOutCount}名は追加しません。`} />
              )}
              {errorMessages && <FormAlert tone='error' messages={errorMessages} />}
              <GroupsFields
                form={form}
                users={users}
                mode={mode}
                groups={list.items}
                limits={limits}
              />
            </>
          )}
        </QueryResult>
      )}
    </FormSheet>
  )
}
