import dynamic from 'next/dynamic'
import { useUrlState } from '@/api/useUrlState'
import type { Params } from '@/routes/href'
import { routes } from '@/routes/routes'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { CancelPage } from './components/CancelPage'

const NegotiationNotice = dynamic(
  () =>
    import('@/features/storeCancellations/components/consultation/NegotiationNotice').then(
      (m) => m.NegotiationNotice,
    ),
  { ssr: false, loading: LazyDialogBoundary },
)

/**
 * Cancels a worker after a negotiation in the chat. Preselects the agreed reason and shows earlier requests above.
 */
export function RepostRejectScreen({
  clientId,
  offeringId,
  chatRoomId,
  userId,
}: Params<typeof routes.repostReject.path>) {
  const [{ selected }] = useUrlState(routes.repostReject.query)
  return (
    <CancelPage
      clientId={clientId}
      offeringId={offeringId}
      userIds={[Number(userId)]}
      isSingle
      reasonId={selected}
      chatRoomId={chatRoomId}
      about={
        <NegotiationNotice
          clientId={clientId}
          offeringId={offeringId}
          userId={userId}
          chatRoomUid={chatRoomId}
        />
      }
    />
  )
}
