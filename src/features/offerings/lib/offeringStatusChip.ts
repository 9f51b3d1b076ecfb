import type { Offering } from '@/contracts/offerings/schemas'
import { offeringStateText } from '@/domain/offerings/labels'

/** Kind and label of the status chip of an offering. A full published one looks like a confirmed day (満枠). */
export function offeringStatusChip(offering: Pick<Offering, 'status' | 'isFull' | 'unfilled'>) {
  const { status, isFull } = offering
  const isFullyBooked = isFull && status === 'published'
  return {
    kind: isFullyBooked ? ('confirmed' as const) : status,
    label: offeringStateText(offering),
  }
}
