import { useState } from 'react'
import { isUnconfirmed } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { myNumber } from '@/contracts/myNumber'
import type { SalaryRows } from '@/contracts/myNumber/schemas'
import { notify } from '@/lib/notifications/notificationQueue'

type RequestableWorker = SalaryRows['requestable'][number]
type Options = {
  clientId: string
  requestable: readonly RequestableWorker[]
  /** Called when the call failed: the list may be out of date. */
  onFailed: () => void
}

/** Keeps the workers selected for a request of their individual numbers, and sends the request. */
export function useProvisionRequest({ clientId, requestable, onFailed }: Options) {
  const [sendRequest, isSending] = useMutation(myNumber.request)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  // The selection when the dialog opened. Workers who have been asked leave the list, but a retry must include them.
  const [confirmed, setConfirmed] = useState<readonly RequestableWorker[]>()
  const selectedWorkers = requestable.filter((worker) => selectedIds.has(worker.userId))

  function select(userId: number, isSelected: boolean) {
    const next = new Set(selectedIds)
    if (isSelected) next.add(userId)
    else next.delete(userId)
    setSelectedIds(next)
  }
  async function send(workers: readonly RequestableWorker[]) {
    try {
      const { items, requestedCount } = await sendRequest({
        clientId,
        body: { userIds: workers.map((worker) => worker.userId), purposeConfirmed: true },
      })
      notifyRequested(requestedCount)
      notifyRefused(
        items.filter((item) => !item.requested),
        workers,
      )
      setSelectedIds(new Set())
      setConfirmed(undefined)
    } catch (problem) {
      notifyError(problem)
      if (isUnconfirmed(problem)) return
      onFailed()
      setConfirmed(undefined)
    }
  }
  return {
    selectedIds,
    selectedWorkers,
    hasUnselected: selectedWorkers.length < requestable.length,
    isSending,
    confirmed,
    confirm: () => setConfirmed(selectedWorkers),
    cancel: () => setConfirmed(undefined),
    select,
    selectAll: () => setSelectedIds(new Set(requestable.map((worker) => worker.userId))),
    clear: () => setSelectedIds(new Set()),
    send,
  }
}

function notifyRequested(count: number) {
  if (count === 0) return
  notify({ type: 'success', body: [`${count}名にマイナンバーの提供を依頼しました。`] })
}
function notifyRefused(
  refusedItems: readonly { userId: number; message: string | null }[],
  requestable: readonly RequestableWorker[],
) {
  if (refusedItems.length === 0) return
  const nameOf = (userId: number) =>
    requestable.find((worker) => worker.userId === userId)?.name ?? ''
  notify({
    type: 'warning',
    body: refusedItems.map(({ userId, message }) => `${nameOf(userId)}さん: ${message ?? ''}`),
    autoClose: false,
  })
}
