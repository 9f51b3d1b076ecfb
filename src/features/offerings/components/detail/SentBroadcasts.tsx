import { useQuery } from '@/api/useQuery'
import { QueryError } from '@/components/queries/QueryResult'
import { chatRooms } from '@/contracts/chat'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { Link } from '@/ui/buttons/Link'

/**
 * The broadcast messages sent for this shift, with links to the answers. Renders nothing without any.
 */
export function SentBroadcasts({ clientId, offeringId }: { clientId: string; offeringId: number }) {
  const query = useQuery(chatRooms.broadcasts, {
    clientId,
    offeringId,
  })
  const { data, error } = query
  const now = serverNow()
  if (error) return <QueryError of={query} name='これまでの一斉送信' inline />
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label='これまでの一斉送信'>
      <h3>これまでの一斉送信 {data.items.length}件</h3>
      {data.items.map((broadcast) => (
        <div key={broadcast.id}>
          <blockquote>{broadcast.body}</blockquote>
          <p>
            {formatDateTime(broadcast.sentAt, now)}
            {broadcast.sentByName && ` ・ ${broadcast.sentByName}`} ・ {broadcast.peopleCount}
            名に送信 ・ 既読 {broadcast.readCount}名
          </p>
        </div>
      ))}
      <p>
        <Link href={href(routes.chatRooms, { clientId }, { offering_id: offeringId })}>
          この求人のワーカーとのメッセージを見る
        </Link>
      </p>
    </section>
  )
}
