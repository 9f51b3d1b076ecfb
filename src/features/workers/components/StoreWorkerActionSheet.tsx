import { useEffect, useRef } from 'react'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { BlockSheet } from '@/components/workers/BlockSheet'
import { GroupsSheet } from '@/components/workers/groups/GroupsSheet'
import { userBlockLists, workers as contract } from '@/contracts/workers'
import type { User } from '@/contracts/workers/schemas'
import { notify } from '@/lib/notifications/notificationQueue'
import { WorkerConfirm } from './WorkerConfirm'

/**
 * What can be done with workers. `groups`: add them to groups; `askToWork`: add them to one group and post an offering
 * to it.
 */
export type StoreWorkerAction =
  | 'groups'
  | 'ungroup'
  | 'askToWork'
  | 'trust'
  | 'distrust'
  | 'block'
  | 'unblock'
type Props = {
  action: StoreWorkerAction
  clientId: string
  users: readonly Pick<User, 'userId' | 'name' | 'blocked'>[]
  onClose: () => void
  /** Whether the workers were selected in a list. */
  isBulk?: boolean
  onDone?: () => void
}

/**
 * Splits a selection: blocked workers cannot join a group or be trusted, so such an action leaves them out. If all are
 * blocked, none is left out, and the server says why it refuses.
 */
function leaveOutBlocked(users: Props['users']) {
  const unblocked = users.filter((user) => !user.blocked)
  const concerned = unblocked.length > 0 ? unblocked : users
  return { concerned, leftOutCount: users.length - concerned.length }
}

/**
 * The sheet of an action on one or several workers. Actions that can be undone at once run without
 * confirmation; those that affect all stores of the company are confirmed first.
 */
export function StoreWorkerActionSheet({
  action,
  clientId,
  users,
  onClose,
  isBulk = false,
  onDone,
}: Props) {
  const shared = { clientId, users, onClose, ...(onDone ? { onDone } : {}) }
  if (action === 'block') return <BlockSheet {...shared} />
  const { concerned, leftOutCount } = leaveOutBlocked(users)
  if (action === 'groups' || action === 'askToWork')
    return (
      <GroupsSheet
        {...shared}
        users={concerned}
        leftOutCount={leftOutCount}
        mode={action === 'askToWork' ? 'ask' : 'add'}
        isBulk={isBulk}
      />
    )
  if (action === 'ungroup') return <GroupsSheet {...shared} mode='remove' isBulk />
  const [first] = users
  if (action === 'unblock' && first?.blocked === 'company')
    return <WorkerConfirm action={action} clientId={clientId} user={first} onClose={onClose} />
  if (action === 'trust')
    return (
      <ImmediateAction {...shared} users={concerned} leftOutCount={leftOutCount} action={action} />
    )
  return <ImmediateAction {...shared} action={action} />
}

type ImmediateActionName = 'trust' | 'distrust' | 'unblock'
function doneMessage(action: ImmediateActionName, workersText: string, leftOutCount: number) {
  if (action === 'trust')
    return (
      `${workersText}を認定ワーカーにしました。` +
      (leftOutCount > 0 ? `ブロック中の${leftOutCount}名は除きました。` : '')
    )
  if (action === 'distrust') return `${workersText}の認定を外しました。`
  return `${workersText}のブロックを解除しました。グループと認定は、もとに戻りません。`
}

/** Runs an action without confirmation, because it can be undone at once. */
function ImmediateAction({
  action,
  clientId,
  users,
  leftOutCount = 0,
  onClose,
  onDone,
}: Omit<Props, 'action' | 'isBulk'> & { action: ImmediateActionName; leftOutCount?: number }) {
  const [setTrusted] = useMutation(contract.setTrusted)
  const [unblock] = useMutation(userBlockLists.unblock)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const userIds = users.map((user) => user.userId)
    const [first] = users
    const workersText = users.length === 1 && first ? `${first.name}さん` : `${users.length}名`
    const message = doneMessage(action, workersText, leftOutCount)
    const run =
      action === 'unblock'
        ? unblock({ clientId, body: { userIds, scope: 'client' } })
        : setTrusted({ clientId, body: { userIds, trusted: action === 'trust' } })
    void run
      .then(() => {
        notify({ type: 'success', body: [message] })
        onDone?.()
      }, notifyError)
      .finally(onClose)
  })
  return null
}
