import { useUrlState } from '@/api/useUrlState'
import { arriving } from '@/lib/browser/arriving'
import { routes } from '@/routes/routes'
import type { Params } from '@/routes/href'
import { CancelPage } from './components/CancelPage'

const useTalkedBefore = arriving(() =>
  import('./components/TalkedBefore').then((m) => m.TalkedBefore),
)

/** A cancel that was talked about in the chat, with the reason settled on there; what was filed before stands on top. */
export function RepostRejectScreen({
  clientId,
  offeringId,
  chatRoomId,
  userId,
}: Params<typeof routes.repostReject.path>) {
  const [{ selected }] = useUrlState(routes.repostReject.query)
  const [TalkedBefore] = useTalkedBefore(true)
  return (
    <CancelPage
      clientId={clientId}
      offeringId={offeringId}
      userIds={[Number(userId)]}
      single
      reasonId={selected}
      chatRoomId={chatRoomId}
      about={
        TalkedBefore && (
          <TalkedBefore
            clientId={clientId}
            offeringId={offeringId}
            userId={userId}
            chatRoomUid={chatRoomId}
          />
        )
      }
    />
  )
}
