import { CalendarPlus, Copy, Eye, Pencil, SquareX } from 'lucide-react'
import type { Offering } from '@/contracts/offerings/schemas'
import { offerings } from '@/contracts/offerings'
import { rejectRequests } from '@/contracts/storeCancellations'
import { formatTime } from '@/lib/dates/tokyoDate'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Menu } from '@/ui/buttons/Menu'

/** The ⋯ of a row: where it may go from here. What ends or takes back a posting stands on its page. */
export function OfferingRowMenu({
  clientId,
  offering: o,
}: {
  clientId: string
  offering: Offering
}) {
  const mayPost = useCan(offerings.create)
  const mayReject = useCan(rejectRequests.create)
  const here = { clientId, offeringId: o.id }
  return (
    <Menu
      label={`${formatTime(o.startAt)}からの「${o.title}」の操作`}
      items={[
        { label: '詳細を開く', icon: Eye, href: href(routes.offering, here) },
        ...(mayPost
          ? [
              {
                label: '編集する',
                icon: Pencil,
                href: href(routes.editOffering, { ...here, offerId: o.offerId }),
                disabledReason:
                  o.status === 'finished' ? '勤務が終了したため変更できません。' : undefined,
              },
              {
                label: 'コピーして1件募集',
                icon: Copy,
                href: href(routes.newOffering, { clientId, offerId: o.offerId }, { copyOf: o.id }),
                apart: true,
              },
              {
                label: '複数日に募集',
                icon: CalendarPlus,
                href: href(routes.bulkCreate, { clientId }, { offeringId: o.id }),
              },
            ]
          : []),
        ...(mayReject
          ? [
              {
                label: 'マッチングをキャンセルする',
                icon: SquareX,
                href: href(routes.reject, here),
                apart: true,
                disabledReason:
                  o.peopleMatched === 0
                    ? 'マッチングしたワーカーがいません。'
                    : o.status === 'finished'
                      ? '勤務時間が終了したため、キャンセルできません。'
                      : undefined,
              },
            ]
          : []),
      ]}
    />
  )
}
