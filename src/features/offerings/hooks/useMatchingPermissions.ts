import { useMemo } from 'react'
import { offeringUsers } from '@/contracts/matchings'
import { offerings } from '@/contracts/offerings'
import { rejectRequests } from '@/contracts/storeCancellations'
import { useCan } from '@/components/permissions/useCan'

export type MatchingPermissions = ReturnType<typeof useMatchingPermissions>

/** What the account may do with matched workers; one object until a permission changes. */
export function useMatchingPermissions() {
  const canReject = useCan(rejectRequests.create)
  const canRecordAbsence = useCan(offeringUsers.absence)
  const canUndoAbsence = useCan(offeringUsers.undoAbsence)
  const canRaiseTransportation = useCan(offeringUsers.raiseTransportation)
  const canWrite = useCan(offeringUsers.broadcast)
  const canPost = useCan(offerings.create)
  const canBlock = useCan({ permission: 'worker.block' })
  const canReport = useCan({ permission: 'worker.report' })
  return useMemo(
    () => ({
      canReject,
      canRecordAbsence,
      canUndoAbsence,
      canRaiseTransportation,
      canWrite,
      canPost,
      canBlock,
      canReport,
    }),
    [
      canReject,
      canRecordAbsence,
      canUndoAbsence,
      canRaiseTransportation,
      canWrite,
      canPost,
      canBlock,
      canReport,
    ],
  )
}
