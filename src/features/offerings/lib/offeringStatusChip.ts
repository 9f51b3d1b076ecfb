import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStatusLabel } from '@/domain/offerings/labels'

/** Kind and label of the status chip of an offering; a full one is shown as 満枠. */
export function offeringStatusChip({
  status,
  isFull,
  unfilled,
}: Pick<Offering, 'status' | 'isFull' | 'unfilled'>) {
  const isFullyBooked = isFull && status === 'published'
  const label = isFullyBooked ? '満枠' : offeringStatusLabel[status]
  return {
    kind: isFullyBooked ? ('confirmed' as const) : status,
    label: unfilled ? '不成立' : label,
  }
}
