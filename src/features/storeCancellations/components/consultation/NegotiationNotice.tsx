import { MessageCircle } from 'lucide-react'
import { useQuery } from '@/api/useQuery'
import { useForbidden } from '@/components/permissions/useForbidden'
import { chatRooms } from '@/contracts/chat'
import { matchings } from '@/contracts/matchings'
import type { RejectRequestStatus } from '@/contracts/storeCancellations/enums'
import { claimKindLabel } from '@/domain/chat/claimLabel'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { Notice } from '@/ui/feedback/Notice'

const rejectRequestStatusLabel: Record<RejectRequestStatus, string> = {
  draft: '申請前',
  negotiating: '協議中',
  submitted: '審査中',
  accepted: 'キャンセル成立',
  declined: '不承認',
}

/** The outcome of the negotiation in the chat and the earlier requests, above the form. */
export function NegotiationNotice({
  chatRoomUid,
  ...params
}: {
  clientId: string
  offeringId: string
  userId: string
  chatRoomUid: string
}) {
  const forbidden = useForbidden(matchings.one)
  const { data } = useQuery(matchings.one, forbidden ? null : params)
  const earlierRequest = data?.rejectRequest
  const { data: negotiation } = useQuery(
    chatRooms.claim,
    forbidden ? null : { clientId: params.clientId, chatRoomUid },
  )
  const claim = negotiation?.claim
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
      {earlierRequest
        ? `前回は${formatDateTime(earlierRequest.requestedAt, serverNow())}に、${earlierRequest.requestedByName}さんが「${earlierRequest.reason}」で申請しました(${rejectRequestStatusLabel[earlierRequest.status]})。${earlierRequest.note}`
        : '話し合った内容をもとに、理由を確かめて申請してください。'}
    </Notice>
  )
}
