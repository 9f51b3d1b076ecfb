import type { ChatRoom } from '@/contracts/chat/schemas'
import { CallSheet } from '@/components/absence/CallSheet'

/** The number of who is spoken with, in the window of their shift. */
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
