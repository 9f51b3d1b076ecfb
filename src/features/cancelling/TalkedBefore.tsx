import { useQuery } from '@/api/hooks'
import { offeringUsers } from '@/contracts/offeringUsers'
import { rejectRequestStatusLabel } from '@/domain/rejectStatusLabel'
import { formatDateTime } from '@/lib/jst'
import { useForbidden } from '@/parts/useForbidden'
import { MessageCircle } from '@/ui/icons'
import { Notice } from '@/ui/Notice'

/** What was filed before, above a cancel that was talked about in the chat. */
export function TalkedBefore(here: { clientId: string; offeringId: string; userId: string }) {
  const forbidden = useForbidden(offeringUsers.one), { data } = useQuery(offeringUsers.one, forbidden ? null : here), before = data?.rejectRequest
  return (
    <Notice icon={MessageCircle} title='チャットで確認したあとの申請です'>
      {before ? `前回は${formatDateTime(before.requestedAt, new Date())}に、${before.requestedByName}さんが「${before.reason}」で申請しました(${rejectRequestStatusLabel[before.status]})。${before.note}` : '話し合った内容をもとに、理由を確かめて申請してください。'}
    </Notice>
  )
}
