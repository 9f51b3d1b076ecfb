import { MessageCircle } from '@/ui/icons'
import { useQuery } from '@/api/hooks'
import { useUrlState } from '@/api/useUrlState'
import { offeringUsers } from '@/contracts/offeringUsers'
import { rejectRequestStatusLabel } from '@/domain/rejectStatusLabel'
import { formatDateTime } from '@/lib/jst'
import { useForbidden } from '@/parts/useForbidden'
import { routes } from '@/routes'
import type { Params } from '@/routes/kit'
import { Notice } from '@/ui/Notice'
import { CancelPage } from './CancelPage'

/** A cancel that was talked about in the chat, with the reason settled on there; what was filed before stands on top. */
export function RepostRejectScreen({ clientId, offeringId, userId }: Params<typeof routes.repostReject.path>) {
  const [{ selected }] = useUrlState(routes.repostReject.query), forbidden = useForbidden(offeringUsers.one)
  const { data } = useQuery(offeringUsers.one, forbidden ? null : { clientId, offeringId, userId }), before = data?.rejectRequest
  const about = (
    <Notice icon={MessageCircle} title='チャットで確認したあとの申請です'>
      {before ? `前回は${formatDateTime(before.requestedAt, new Date())}に、${before.requestedByName}さんが「${before.reason}」で申請しました(${rejectRequestStatusLabel[before.status]})。${before.note}` : '話し合った内容をもとに、理由を確かめて申請してください。'}
    </Notice>
  )
  return <CancelPage clientId={clientId} offeringId={offeringId} userIds={[Number(userId)]} single reasonId={selected} about={about} />
}
