import type { ChatRoom } from '@/contracts/chat/schemas'
import { CallSheet } from '@/components/absence/CallSheet'

/** The phone number of the worker, available around the time of their shift. */
export function CallFromRoom({
  clientId,
  room,
  onClose,
}: {
  clientId: string
  room: ChatRoom
  onClose: () => void
}) {
  return <CallSheet clientId={clientId} user={room} onClose={onClose} />
}
