import { Archive, ArchiveRestore, Copy, Eye, Pencil } from 'lucide-react'
import { useCan } from '@/components/permissions/useCan'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import type { MenuItem } from '@/ui/buttons/MenuList'

/**
 * The entries of an offer's ⋯ menu that the account is permitted to use; empty if there are none.
 */
export function useOfferMenu(clientId: string) {
  const canEdit = useCan(offers.update)
  const canCopy = useCan(offers.create)
  const canArchive = useCan(offers.archive)
  return (
    { id, status }: Pick<OfferSummary, 'id' | 'status'>,
    onArchive: () => void,
    { detail = false } = {},
  ): MenuItem[] => {
    const params = { clientId, offerId: id }
    const archiveItem =
      status === 'archived'
        ? { label: 'アーカイブを解除', icon: ArchiveRestore }
        : { label: 'アーカイブ', icon: Archive }
    const items: MenuItem[] = [
      ...(canEdit && status !== 'archived'
        ? [{ label: '編集', icon: Pencil, href: href(routes.editOffer, params) }]
        : []),
      ...(canCopy
        ? [
            {
              label: 'コピーして作る',
              icon: Copy,
              href: href(routes.newOffer, { clientId }, { offer_id: id }),
            },
          ]
        : []),
      ...(canArchive ? [{ ...archiveItem, hasDivider: true, onSelect: onArchive }] : []),
    ]
    return detail && items.length > 0
      ? [{ label: '詳細', icon: Eye, href: href(routes.offer, params) }, ...items]
      : items
  }
}
