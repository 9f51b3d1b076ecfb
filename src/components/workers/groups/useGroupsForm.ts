import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { useMutation } from '@/api/useMutation'
import { useSchemaForm } from '@/api/useSchemaForm'
import { groups as groupContract } from '@/contracts/groups'
import type { Group } from '@/contracts/groups/schemas'
import { workers as userContract } from '@/contracts/workers'
import { notify } from '@/lib/notifications/notificationQueue'

/**
 * `set`: the groups of one worker. `add`, `remove`: several workers at once. `ask`: adds workers to
 * one group and then posts an offering to it.
 */
export type GroupsMode = 'set' | 'add' | 'ask' | 'remove'
type SelectedGroup = { id: number; name: string }
/** A message and the group that a job offering can be posted to. */
export type SavedGroup = { message: string; group: SelectedGroup }
type Options = {
  clientId: string
  users: readonly { userId: number; name: string }[]
  mode: GroupsMode
  groups: readonly Group[] | undefined
  /** The groups of the worker; undefined while they are read. */
  selectedIds: readonly number[] | undefined
  onSaved: (saved: SavedGroup | undefined) => void
}

/** Why a selection cannot be saved. */
function findSelectionError(mode: GroupsMode, selectedCount: number, newName: string) {
  const count = selectedCount + (newName === '' ? 0 : 1)
  if (mode === 'ask' && count > 1) return '求人を公開するグループを1つだけ選んでください。'
  if (mode === 'set' || count > 0) return undefined
  return mode === 'remove'
    ? '外すグループを選んでください。'
    : 'グループを選ぶか、新しいグループの名前を入力してください。'
}
const isExpectedError = (error: unknown): error is ApiError =>
  error instanceof ApiError && [403, 404, 409].includes(error.status)
const successMessages: Record<GroupsMode, (count: number, names: string) => string> = {
  set: () => 'グループを変更しました。',
  add: (count, names) => `${count}名を${names}に追加しました。`,
  ask: (count, names) => `${count}名を${names}に追加しました。`,
  remove: (count, names) => `${count}名を${names}から外しました。`,
}

/** Saves the membership of the workers; resolves to all groups concerned and the one that was created. */
function useSaveGroups({ clientId, users, mode }: Pick<Options, 'clientId' | 'users' | 'mode'>) {
  const [createGroup] = useMutation(groupContract.create)
  const [updateGroup] = useMutation(groupContract.update)
  const [setGroups] = useMutation(userContract.setGroups)
  const userIds = users.map((user) => user.userId)

  async function saveMembers(
    selected: readonly Group[],
    created: readonly Group[],
    knownIds: number[],
  ) {
    if (mode === 'set') {
      const [userId] = userIds
      const groupIds = [...selected, ...created].map((group) => group.id)
      if (userId !== undefined) await setGroups({ clientId, userId, body: { groupIds, knownIds } })
      return
    }
    const body = mode === 'remove' ? { removeUserIds: userIds } : { addUserIds: userIds }
    for (const group of selected) await updateGroup({ clientId, groupId: group.id, body })
  }
  return async (selected: readonly Group[], newName: string, knownIds: number[]) => {
    const body = { name: newName, description: '', autoSetting: null, userIds }
    const created = newName === '' ? [] : [await createGroup({ clientId, body })]
    await saveMembers(selected, created, knownIds)
    return { groups: [...selected, ...created], isCreated: created.length > 0 }
  }
}

/** The form that selects groups or names a new one, and saving it for the workers. */
export function useGroupsForm({ clientId, users, mode, groups, selectedIds, onSaved }: Options) {
  const saveGroups = useSaveGroups({ clientId, users, mode })
  // The groups when the form opened. A group that somebody else adds in the meantime is not removed.
  const [knownIds, setKnownIds] = useState<number[]>([])
  const [errorMessages, setErrorMessages] = useState<readonly string[]>()

  async function save(selected: readonly Group[], newName: string) {
    const { groups: all, isCreated } = await saveGroups(selected, newName, knownIds)
    const names = all.map((group) => `「${group.name}」`).join('')
    const message = successMessages[mode](users.length, names)
    const [group] = all
    const canPost = mode === 'ask' || (mode === 'add' && all.length === 1)
    if (canPost && group) {
      onSaved({
        message: isCreated ? `${names}(${users.length}名)を作りました。` : message,
        group: { id: group.id, name: group.name },
      })
      return
    }
    notify({ type: 'success', body: [message] })
    onSaved(undefined)
  }
  const [form, submitWith] = useSchemaForm(() => import('./groupsSheet.schema'), {
    groupIds: [] as number[],
    name: '',
  })
  const begin = useEffectEvent(() => {
    const groupIds = [...(selectedIds ?? [])]
    setKnownIds(groupIds)
    form.reset({ groupIds, name: '' })
  })
  const isRead = selectedIds !== undefined
  useEffect(() => {
    if (isRead) begin()
  }, [isRead])
  const onForm = submitWith(async ({ groupIds, name }) => {
    const selected = (groups ?? []).filter((group) => groupIds.includes(group.id))
    const selectionError = findSelectionError(mode, selected.length, name)
    if (selectionError) {
      setErrorMessages([selectionError])
      return
    }
    try {
      await save(selected, name)
    } catch (error) {
      if (!isExpectedError(error)) throw error
      setErrorMessages(error.messages)
    }
  })
  return { form, onForm, errorMessages }
}

export type GroupsForm = ReturnType<typeof useGroupsForm>
