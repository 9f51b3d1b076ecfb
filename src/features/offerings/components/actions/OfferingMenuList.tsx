import { CircleSlash, Copy, Eye, Pencil, SquareX } from 'lucide-react'
import { useCan } from '@/components/permissions/useCan'
import { offeringLifecycle, offerings } from '@/contracts/offerings'
import type { Offering } from '@/contracts/offerings/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import { cannotClose } from '@/domain/offerings/offering'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { MenuList, type MenuItem } from '@/ui/buttons/MenuList'

function cannotReject({ peopleMatched, status }: Offering) {
  if (peopleMatched === 0) return 'マッチングしたワーカーがいません。'
  return status === 'finished' ? '勤務時間が終了したため、キャンセルできません。' : undefined
}

type Props = {
  label: string
  clientId: string
  offering: Offering
  onEndRecruiting: () => void
  onClose: (returnFocus: boolean) => void
}

/** The open menu of an offering. An action that is not possible now stays in it with the reason. */
export function OfferingMenuList({ label, clientId, offering, onEndRecruiting, onClose }: Props) {
  const canPost = useCan(offerings.create)
  const canClose = useCan(offeringLifecycle.close)
  const canReject = useCan(rejectRequests.create)
  const { id: offeringId, offerId } = offering
  const params = { clientId, offeringId }
  const items: MenuItem[] = [
    { label: '詳細を開く', icon: Eye, href: href(routes.offering, params) },
    ...(canPost
      ? [
          {
            label: '編集する',
            icon: Pencil,
            href: href(routes.editOffering, { ...params, offerId }),
            disabledReason:
              offering.status === 'finished' ? '勤務が終了したため変更できません。' : undefined,
          },
          {
            label: 'コピーする',
            icon: Copy,
            href: href(routes.newOffering, { clientId, offerId }, { copyOf: offeringId }),
          },
        ]
      : []),
    ...(canClose
      ? [
          {
            label: '募集を締め切る',
            icon: CircleSlash,
            onSelect: onEndRecruiting,
            disabledReason: cannotClose(offering),
          },
        ]
      : []),
    ...(canReject
      ? [
          {
            label: 'マッチングをキャンセルする',
            icon: SquareX,
            href: href(routes.reject, params),
            hasDivider: true,
            disabledReason: cannotReject(offering),
          },
        ]
      : []),
  ]
  return <MenuList label={label} items={items} onClose={onClose} />
}
