import { Archive, ArchiveRestore, Copy, Eye, Pencil } from 'lucide-react'
import { offers } from '@/contracts/offers'
import type { OfferSummary } from '@/contracts/offers/schemas'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import type { MenuItem } from '@/ui/buttons/MenuList'

/** The ⋯ of a template: what the reader may do with it; empty where that is only looking. */
export function useOfferMenu(clientId: string) {
  const edit = useCan(offers.update)
  const copy = useCan(offers.create)
  const archive = useCan(offers.archive)
  return (
    { id, status }: Pick<OfferSummary, 'id' | 'status'>,
    onArchive: () => void,
    { detail = false } = {},
  ): MenuItem[] => {
    const at = { clientId, offerId: id }
    const put =
      status === 'archived'
        ? { label: 'アーカイブを解除', icon: ArchiveRestore }
        : { label: 'アーカイブ', icon: Archive }
    const items: MenuItem[] = [
      ...(edit && status !== 'archived'
        ? [{ label: '編集', icon: Pencil, href: href(routes.editOffer, at) }]
        : []),
      ...(copy
        ? [
            {
              label: 'コピーして作る',
              icon: Copy,
              href: href(routes.newOffer, { clientId }, { offer_id: id }),
            },
          ]
        : []),
      ...(archive ? [{ ...put, hasDivider: true, onSelect: onArchive }] : []),
    ]
    return detail && items.length > 0
      ? [{ label: '詳細', icon: Eye, href: href(routes.offer, at) }, ...items]
      : items
  }
}
