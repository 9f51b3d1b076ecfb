import { CalendarPlus, Copy, Eye, Pencil, SquareX } from 'lucide-react'
import type { Offering } from '@/contracts/offerings/schemas'
import { offerings } from '@/contracts/offerings'
import { rejectRequests } from '@/contracts/storeCancellations'
import { formatTime } from '@/lib/date'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Menu } from '@/ui/buttons/Menu'

function cannotReject({ peopleMatched, status }: Offering) {
  if (peopleMatched === 0) return 'マッチングしたワーカーがいません。'
  return status === 'finished' ? '勤務時間が終了したため、キャンセルできません。' : undefined
}

/** The menu of a row. Closing or unpublishing an offering is on its own page. */
export function OfferingRowMenu({ clientId, offering }: { clientId: string; offering: Offering }) {
  const canPost = useCan(offerings.create)
  const canReject = useCan(rejectRequests.create)
  const params = { clientId, offeringId: offering.id }
  return (
    <Menu
      label={`${formatTime(offering.startAt)}からの「${offering.title}」の操作`}
      items={[
        { label: '詳細を開く', icon: Eye, href: href(routes.offering, params) },
        ...(canPost
          ? [
              {
                label: '編集する',
                icon: Pencil,
                href: href(routes.editOffering, { ...params, offerId: offering.offerId }),
                disabledReason:
                  offering.status === 'finished' ? '勤務が終了したため変更できません。' : undefined,
              },
              {
                label: 'コピーして1件募集',
                icon: Copy,
                href: href(
                  routes.newOffering,
                  { clientId, offerId: offering.offerId },
                  { copyOf: offering.id },
                ),
                hasDivider: true,
              },
              {
                label: '複数日に募集',
                icon: CalendarPlus,
                href: href(routes.bulkCreate, { clientId }, { offeringId: offering.id }),
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
      ]}
    />
  )
}
