import { AbsenceSheet } from '@/components/absence/AbsenceSheet'
import { EarlyReleaseSheet } from '@/components/earlyRelease/EarlyReleaseSheet'
import { BlockSheet } from '@/components/workers/BlockSheet'
import { ReportSheet } from '@/components/workers/ReportSheet'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { QualificationDocumentsSheet } from './QualificationDocumentsSheet'
import { ScannedEndDialog } from './ScannedEndDialog'
import { TransportationSheet } from './TransportationSheet'
import { UndoAbsenceDialog } from './UndoAbsenceDialog'
import type { WorkerAction } from './WorkerActions'
import { WorkerCancelSheet } from './WorkerCancelSheet'

type Props = {
  action: WorkerAction
  clientId: string
  offeringId: number
  user: OfferingUser
  onClose: () => void
}

/** The sheet of an action on one worker. */
export function WorkerActionSheet({ action, ...rest }: Props) {
  if (action === 'documents') return <QualificationDocumentsSheet {...rest} />
  if (action === 'transportation') return <TransportationSheet {...rest} />
  if (action === 'block')
    return <BlockSheet clientId={rest.clientId} users={[rest.user]} onClose={rest.onClose} />
  if (action === 'report') return <ReportSheet {...rest} />
  if (action === 'scannedEnd') return <ScannedEndDialog {...rest} />
  if (action === 'earlyRelease') return <EarlyReleaseSheet {...rest} />
  if (action === 'undoAbsence') return <UndoAbsenceDialog {...rest} />
  return action === 'workerCancel' ? (
    <WorkerCancelSheet {...rest} />
  ) : (
    <AbsenceSheet {...rest} initialStep={action === 'missing' ? 'help' : 'record'} />
  )
}
