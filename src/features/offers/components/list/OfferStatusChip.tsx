import { Archive, Check, Pencil, SearchCheck, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { OfferStatus } from '@/contracts/offers/enums'
import { offerStatusLabel } from '@/domain/labels'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'

const looks: Record<OfferStatus, [ChipKind, LucideIcon]> = {
  draft: ['unpublished', Pencil],
  screening: ['info', SearchCheck],
  usable: ['success', Check],
  violated: ['error', TriangleAlert],
  archived: ['outline', Archive],
}

/** How a template stands. */
export function OfferStatusChip({ status }: { status: OfferStatus }) {
  const [kind, icon] = looks[status]
  return <StatusChip kind={kind} icon={icon} label={offerStatusLabel[status]} />
}
