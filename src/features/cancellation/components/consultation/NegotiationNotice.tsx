import { MessageCircle } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { chatRooms } from '@/contracts/chat'
import { matchings } from '@/contracts/matchings'
import { claimKindLabel } from '@/domain/chat/claimLabel'
import { rejectRequestStatusLabel } from '@/domain/cancellation/rejectStatusLabel'
import { formatDateTime } from '@/lib/date'
import { useForbidden } from '@/components/permissions/useForbidden'
import { Notice } from '@/ui/feedback/Notice'

/** The outcome of the negotiation in the chat and the earlier requests, above the form. */
export function TalkedBefore({
  chatRoomUid,
  ...here
}: {
  clientId: string
  offeringId: string
  userId: string
  chatRoomUid: string
}) {
  const forbidden = useForbidden(matchings.one)
  const { data } = useQuery(matchings.one, forbidden ? null : here)
  const before = data?.rejectRequest
  const { data: talk } = useQuery(
    chatRooms.claim,
    forbidden ? null : { clientId: here.clientId, chatRoomUid },
  )
  const claim = talk?.claim
  return (
    <Notice icon={MessageCircle} title='チャットで確認したあとの申請です'>
      {claim && (
        <p>
          {claimKindLabel[claim.kind]}
          {claim.summary !== '' && `「${claim.summary}」`}。
          {claim.workerReply === null
            ? 'ワーカーの返事はまだありません。'
            : `ワーカーの返事「${claim.workerReply}」`}
        </p>
      )}
      {before
        ? `前回は${formatDateTime(before.requestedAt, new Date())}に、${before.requestedByName}さんが「${before.reason}」で申請しました(${rejectRequestStatusLabel[before.status]})。${before.note}`
        : '話し合った内容をもとに、理由を確かめて申請してください。'}
    </Notice>
  )
}
