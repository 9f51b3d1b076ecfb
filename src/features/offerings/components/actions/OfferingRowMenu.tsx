import dynamic from 'next/dynamic'
import { CircleSlash, Copy, Eye, Pencil, SquareX } from 'lucide-react'
import { useState } from 'react'
import type { Offering } from '@/contracts/offerings/schemas'
import { offeringLifecycle, offerings } from '@/contracts/offerings'
import { rejectRequests } from '@/contracts/storeCancellations'
import { cannotClose } from '@/domain/offerings/offering'
import { formatSlashDay, formatTime } from '@/lib/date'
import { useCan } from '@/components/permissions/useCan'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { Menu } from '@/ui/buttons/Menu'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'

const OfferingCloseSheet = dynamic(
  () => import('./OfferingCloseSheet').then((m) => m.OfferingCloseSheet),
  { ssr: false, loading: LazyDialogBoundary },
)

function cannotReject({ peopleMatched, status }: Offering) {
  if (peopleMatched === 0) return 'マッチングしたワーカーがいません。'
  return status === 'finished' ? '勤務時間が終了したため、キャンセルできません。' : undefined
}

/** The menu of an offering in the list and in the calendar. What else can be done is on its own page. */
export function OfferingRowMenu({ clientId, offering }: { clientId: string; offering: Offering }) {
  const canPost = useCan(offerings.create)
  const canClose = useCan(offeringLifecycle.close)
  const canReject = useCan(rejectRequests.create)
  const [isClosing, setIsClosing] = useState(false)
  const { id: offeringId, offerId } = offering
  const params = { clientId, offeringId }
  return (
    <>
      <Menu
        label={`${formatSlashDay(offering.startAt)} ${formatTime(offering.startAt)}からの「${offering.title}」の操作`}
        items={[
          { label: '詳細を開く', icon: Eye, href: href(routes.offering, params) },
          ...(canPost
            ? [
                {
                  label: '編集する',
                  icon: Pencil,
                  href: href(routes.editOffering, { ...params, offerId }),
                  disabledReason:
                    offering.status === 'finished'
                      ? '勤務が終了したため変更できません。'
                      : undefined,
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
                  onSelect: () => setIsClosing(true),
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
        ]}
      />
      {isClosing && (
        <OfferingCloseSheet
          clientId={clientId}
          offering={offering}
          onClose={() => setIsClosing(false)}
        />
      )}
    </>
  )
}
