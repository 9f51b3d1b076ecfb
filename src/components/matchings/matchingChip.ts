import type { MatchingStatus, PresenceState } from '@/contracts/matchings/enums'
import { matchingChipLabel, presenceLabel } from '@/domain/matchings/labels'
import type { ChipKind } from '@/ui/data-display/StatusChip'

const presenceKind: Record<PresenceState, ChipKind> = {
  before: 'established',
  soon: 'established',
  late: 'late',
  cancel_review: 'progress',
  checked_in: 'working',
  checked_out: 'worked',
  absent: 'absence',
  fix_requested: 'progress',
  confirmed: 'worked',
}
/** Returns the chip of a worker on the day of the shift. */
export const presenceChip = (presence: PresenceState) => ({
  kind: presenceKind[presence],
  label: presenceLabel[presence],
})

/** Returns the chip of a worker of a shift: presence while the shift is on, otherwise the status of the matching. */
export function matchingChip({
  status,
  presence,
}: {
  status: MatchingStatus
  presence: PresenceState
}): { kind: ChipKind; label: string } {
  const isOnShift =
    presence === 'cancel_review' ||
    (status === 'established' && presence === 'checked_in') ||
    (status === 'late' && presence === 'late')
  if (isOnShift) return presenceChip(presence)
  return { kind: status, label: matchingChipLabel[status] }
}
