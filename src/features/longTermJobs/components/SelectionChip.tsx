import {
  CalendarCheck2,
  Check,
  CircleAlert,
  CircleSlash,
  MessageCircle,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { LongTermSelection } from '@/contracts/longTermJobs/enums'
import type { LongTermCandidate } from '@/contracts/longTermJobs/schemas'
import { longTermSelectionLabel } from '@/domain/workers/longTerm'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'

const looks: Record<LongTermSelection, { kind: ChipKind; icon: LucideIcon }> = {
  unselected: { kind: 'warning', icon: CircleAlert },
  contacting: { kind: 'published', icon: MessageCircle },
  interview: { kind: 'violet', icon: CalendarCheck2 },
  hired: { kind: 'worked', icon: Check },
  declined_by_client: { kind: 'outline', icon: CircleSlash },
  declined_by_user: { kind: 'cancel', icon: Undo2 },
}

/** The text of a state; 採用により終了 if another selection of the worker ended in a hire. */
export const selectionText = ({
  selection,
  isEndedByHire,
}: Pick<LongTermCandidate, 'selection' | 'isEndedByHire'>) =>
  isEndedByHire ? '採用により終了' : longTermSelectionLabel[selection]

/** The state of a selection. Word, icon and shape differ, not only the colour. */
export function SelectionChip({
  candidate,
}: {
  candidate: Pick<LongTermCandidate, 'selection' | 'isEndedByHire'>
}) {
  const { kind, icon } = looks[candidate.selection]
  return <StatusChip kind={kind} icon={icon} label={selectionText(candidate)} />
}
