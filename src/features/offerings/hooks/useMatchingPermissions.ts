import { useMemo } from 'react'
import { useCan } from '@/components/permissions/useCan'
import { matchings } from '@/contracts/matchings'
import { offerings } from '@/contracts/offerings'
import { paymentCorrections } from '@/contracts/paymentCorrections'
import { rejectRequests } from '@/contracts/storeCancellations'

export type MatchingPermissions = ReturnType<typeof useMatchingPermissions>

/** The account's permissions on matched workers; a stable object until one changes. */
export function useMatchingPermissions() {
  const canReject = useCan(rejectRequests.create)
  const canRecordAbsence = useCan(matchings.absence)
  const canUndoAbsence = useCan(matchings.undoAbsence)
  const canRaiseTransportation = useCan(matchings.raiseTransportation)
  const canPayScannedEnd = useCan(paymentCorrections.payScannedEnd)
  const canReleaseEarly = useCan(matchings.releaseEarly)
  const canWrite = useCan(matchings.broadcast)
  const canPost = useCan(offerings.create)
  const canBlock = useCan({ permission: 'worker.block' })
  const canReport = useCan({ permission: 'worker.report' })
  return useMemo(
    () => ({
      canReject,
      canRecordAbsence,
      canUndoAbsence,
      canRaiseTransportation,
      canPayScannedEnd,
      canReleaseEarly,
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
      canPayScannedEnd,
      canReleaseEarly,
      canWrite,
      canPost,
      canBlock,
      canReport,
    ],
  )
}
