import { Archive, Check, Pencil, SearchCheck, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { OfferStatus } from '@/contracts/offers/enums'
import { offerStatusLabel } from '@/domain/offers/labels'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'

const chipProps: Record<OfferStatus, [ChipKind, LucideIcon]> = {
  draft: ['unpublished', Pencil],
  screening: ['progress', SearchCheck],
  usable: ['success', Check],
  violated: ['error', TriangleAlert],
  archived: ['outline', Archive],
}

/** The status of an offer. */
export function OfferStatusChip({ status }: { status: OfferStatus }) {
  const [kind, icon] = chipProps[status]
  return <StatusChip kind={kind} icon={icon} label={offerStatusLabel[status]} />
}
