import { useState } from 'react'
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

/** Workers selected for a request of the individual number, and sending it. */
export function useProvisionRequest({ clientId, requestable, onFailed }: Options) {
  const [sendRequest, isSending] = useMutation(myNumber.request)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set())
  const [isConfirming, setIsConfirming] = useState(false)
  const selectedWorkers = requestable.filter((worker) => selectedIds.has(worker.userId))

  function select(userId: number, isSelected: boolean) {
    const next = new Set(selectedIds)
    if (isSelected) next.add(userId)
    else next.delete(userId)
    setSelectedIds(next)
  }
  async function send() {
    try {
      const { items, requestedCount } = await sendRequest({
        clientId,
        body: { userIds: selectedWorkers.map((worker) => worker.userId), purposeConfirmed: true },
      })
      notifyRequested(requestedCount)
      notifyRefused(
        items.filter((item) => !item.requested),
        requestable,
      )
      setSelectedIds(new Set())
    } catch (problem) {
      notifyError(problem)
      onFailed()
    } finally {
      setIsConfirming(false)
    }
  }
  return {
    selectedIds,
    selectedWorkers,
    hasUnselected: selectedWorkers.length < requestable.length,
    isSending,
    isConfirming,
    setIsConfirming,
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
