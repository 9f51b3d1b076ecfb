import { MessagesSquare } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import styled from 'styled-components'
import { useCan } from '@/components/permissions/useCan'
import { chatRooms } from '@/contracts/chat'
import type { ChatRoom, Claim } from '@/contracts/chat/schemas'
import { rejectRequests } from '@/contracts/storeCancellations'
import { claimKindLabel } from '@/domain/chat/claimLabel'
import { serverNow } from '@/lib/clock'
import { formatDateTime, formatShift } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'
import { ButtonLink } from '@/ui/buttons/ButtonLink'
import { LazyDialogBoundary } from '@/ui/feedback/LazyBoundary'
import { Notice } from '@/ui/feedback/Notice'
import { color, font } from '@/ui/tokens'

const load = () => import('./EndNegotiation').then((m) => m.EndNegotiation)
const EndNegotiation = dynamic(load, { ssr: false, loading: LazyDialogBoundary })
const preload = () => void load().catch(() => undefined)

/** The subject of the negotiation, the worker's answer, and the two ways to end it. */
export function NegotiationStrip({
  clientId,
  room,
  claim,
}: {
  clientId: string
  room: ChatRoom
  claim: Claim
}) {
  const [isEndOpen, setIsEndOpen] = useState(false)
  const canEnd = useCan(chatRooms.negotiate)
  const canReject = useCan(rejectRequests.create)
  const now = serverNow()
  const reject = href(
    routes.repostReject,
    { clientId, offeringId: claim.offeringId, chatRoomId: room.uid, userId: room.userId },
    { selected: claim.reasonTypeId ?? 0 },
  )
  return (
    <Strip>
      <Notice
        tone='warning'
        icon={MessagesSquare}
        title={`協議中: ${claimKindLabel[claim.kind]}`}
        action={
          <>
            {canReject && claim.rejectRefusal === null && (
              <ButtonLink size={32} tone='blue' href={reject}>
                キャンセル申請へ進む
              </ButtonLink>
            )}
            {canEnd && (
              <Button
                size={32}
                onClick={() => setIsEndOpen(true)}
                onPointerEnter={preload}
                onFocus={preload}
              >
                協議を終了する
              </Button>
            )}
          </>
        }
      >
        {formatShift(claim.startAt, claim.endAt, now)} {claim.offeringTitle}
        {claim.summary !== '' && `「${claim.summary}」`}
        <small>
          {claim.openedByName}さんが{formatDateTime(claim.openedAt, now)}に開始 ・{' '}
          {claim.workerReply === null
            ? 'ワーカーの返事を待っています'
            : `ワーカーの返事「${claim.workerReply}」`}
          {claim.rejectRefusal !== null && ` ・ ${claim.rejectRefusal}`}
        </small>
      </Notice>
      {isEndOpen && (
        <EndNegotiation
          clientId={clientId}
          uid={room.uid}
          name={room.name}
          onClose={() => setIsEndOpen(false)}
        />
      )}
    </Strip>
  )
}

const Strip = styled.div`
  flex: none;
  max-height: 40%;
  overflow: auto;
  && > * {
    border-radius: 0;
    border-width: 0 0 1px;
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: ${font.xs};
    color: ${color.ink2};
  }
  [data-action] {
    flex-wrap: wrap;
    gap: 8px;
  }
`
