import { drawn, type IconType } from '@/ui/layout/icons'
import type { OfferStatus } from '@/contracts/common/enums'
import { offerStatusLabel } from '@/domain/labels'
import { StatusChip, type ChipKind } from '@/ui/data-display/StatusChip'

const Archive = drawn('Archive')
const Check = drawn('Check')
const Pencil = drawn('Pencil')
const SearchCheck = drawn('SearchCheck')
const TriangleAlert = drawn('TriangleAlert')

const looks: Record<OfferStatus, [ChipKind, IconType]> = {
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
