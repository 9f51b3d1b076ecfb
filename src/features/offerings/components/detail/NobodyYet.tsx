import type { OfferingDetail } from '@/contracts/offerings/schemas'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Explains an empty list of workers, depending on the state of the offering, and what happens next. */
export function NobodyYet({
  clientId,
  offering,
  state,
  canPost,
}: {
  clientId: string
  offering: OfferingDetail
  state: 'live' | 'ended'
  canPost: boolean
}) {
  if (state === 'ended')
    return (
      <EmptyState art='worker' title='キャンセル・欠勤はありません'>
        ワーカーや店舗の都合でなくなったマッチングが、ここに残ります。
      </EmptyState>
    )
  if (offering.status === 'published')
    return (
      <EmptyState art='worker' title='まだ申し込みがありません'>
        申し込みがあると、ここに自動で表示されます。申し込みの締切は
        {formatDateTime(offering.closesAt, serverNow())}です。
      </EmptyState>
    )
  if (offering.status === 'unpublished')
    return (
      <EmptyState
        art='worker'
        title='公開していません'
        {...(canPost
          ? {
              action: (
                <ButtonLink
                  size={40}
                  tone='primary'
                  href={href(routes.editOffering, {
                    clientId,
                    offerId: offering.offerId,
                    offeringId: offering.id,
                  })}
                >
                  内容を確かめて公開へ進む
                </ButtonLink>
              ),
            }
          : {})}
      >
        公開すると、ワーカーが申し込めるようになります。
      </EmptyState>
    )
  return (
    <EmptyState art='worker' title='マッチングしたワーカーはいません'>
      申し込みがないまま、募集が終わりました。
    </EmptyState>
  )
}
