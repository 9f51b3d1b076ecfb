import { CallSheet } from '@/components/absence/CallSheet'
import type { ChatRoom } from '@/contracts/chat/schemas'

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
