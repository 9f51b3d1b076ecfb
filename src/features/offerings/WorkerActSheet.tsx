import type { OfferingUser } from '@/contracts/offerings.schemas'
import { AbsenceSheet } from '@/parts/AbsenceSheet'
import type { WorkerAct } from './WorkerActs'
import { WorkerCancelSheet } from './WorkerCancelSheet'
import { WorkerPapersSheet } from './WorkerPapersSheet'

type Props = { act: WorkerAct; clientId: string; offeringId: number; user: OfferingUser; onClose: () => void }

/** What an act on one worker opens. */
export function WorkerActSheet({ act, ...rest }: Props) {
  if (act === 'papers') return <WorkerPapersSheet {...rest} />
  return act === 'workerCancel' ? <WorkerCancelSheet {...rest} /> : <AbsenceSheet {...rest} at={act === 'missing' ? 'help' : 'record'} />
}
