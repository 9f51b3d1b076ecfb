import { AbsenceSheet } from '@/components/absence/AbsenceSheet'
import { EarlyReleaseSheet } from '@/components/earlyRelease/EarlyReleaseSheet'
import { BlockSheet } from '@/components/workers/BlockSheet'
import { ReportSheet } from '@/components/workers/ReportSheet'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import { QualificationDocumentsSheet } from './QualificationDocumentsSheet'
import { ScannedEndDialog } from './ScannedEndDialog'
import { TransportationSheet } from './TransportationSheet'
import { UndoAbsenceDialog } from './UndoAbsenceDialog'
import type { WorkerAct } from './WorkerActs'
import { WorkerCancelSheet } from './WorkerCancelSheet'

type Props = {
  act: WorkerAct
  clientId: string
  offeringId: number
  user: OfferingUser
  onClose: () => void
}

/** The sheet of an action on one worker. */
export function WorkerActSheet({ act, ...rest }: Props) {
  if (act === 'documents') return <QualificationDocumentsSheet {...rest} />
  if (act === 'transportation') return <TransportationSheet {...rest} />
  if (act === 'block')
    return <BlockSheet clientId={rest.clientId} users={[rest.user]} onClose={rest.onClose} />
  if (act === 'report') return <ReportSheet {...rest} />
  if (act === 'scannedEnd') return <ScannedEndDialog {...rest} />
  if (act === 'earlyRelease') return <EarlyReleaseSheet {...rest} />
  if (act === 'undoAbsence') return <UndoAbsenceDialog {...rest} />
  return act === 'workerCancel' ? (
    <WorkerCancelSheet {...rest} />
  ) : (
    <AbsenceSheet {...rest} initialStep={act === 'missing' ? 'help' : 'record'} />
  )
}
