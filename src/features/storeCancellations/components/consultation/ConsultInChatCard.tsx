import { MessagesSquare } from 'lucide-react'
import { useRouter } from 'next/router'
import { ApiError } from '@/api/ApiError'
import { notifyError } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { useCan } from '@/components/permissions/useCan'
import { chatRooms } from '@/contracts/chat'
import type { OfferingUser } from '@/contracts/matchings/schemas'
import type { ReasonType } from '@/features/storeCancellations/lib/cancelValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Button } from '@/ui/buttons/Button'

type Props = {
  clientId: string
  offeringId: number
  user: OfferingUser
  reason: ReasonType
  onLeave: () => void
}

/**
 * Opens a negotiation in the worker's chat room. Shown for reasons that require asking the worker before a
 * cancellation.
 */
export function ConsultInChatCard({
  clientId,
  offeringId,
  user: { chatRoomUid },
  reason,
  onLeave,
}: Props) {
  const router = useRouter()
  const canNegotiate = useCan(chatRooms.negotiate)
  const [negotiate, isStarting] = useMutation(chatRooms.negotiate)
  if (chatRoomUid === null || !canNegotiate) return null
  const uid = chatRoomUid
  async function startNegotiation() {
    try {
      await negotiate({
        clientId,
        chatRoomUid: uid,
        body: {
          action: 'open',
          offeringId,
          kind: reason.code === 'experience_condition' ? 'condition_unmet' : 'cancel_request',
          reasonTypeId: reason.id,
          summary: reason.name,
        },
      })
    } catch (problem) {
      // `already_done`: a negotiation is already open, so the room is opened.
      if (!(problem instanceof ApiError) || problem.code !== 'already_done')
        return notifyError(problem)
    }
    onLeave()
    await router.push(href(routes.chatRoom, { clientId, chatRoomId: uid }))
  }
  return (
    <Button
      tone='blue'
      size={44}
      icon={<MessagesSquare aria-hidden />}
      loading={isStarting}
      onClick={() => void startNegotiation()}
    >
      チャットで確認する
    </Button>
  )
}
