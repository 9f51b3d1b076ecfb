import { Link } from '@/ui/buttons/Link'
import { useQuery } from '@/api/useQuery'
import { chatRooms } from '@/contracts/chat'
import { serverNow } from '@/lib/clock'
import { formatDateTime } from '@/lib/date'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'
import { ErrorState } from '@/ui/feedback/ErrorState'

/**
 * The broadcast messages sent for this shift, with links to the answers. Nothing before the first.
 */
export function SentBroadcasts({ clientId, offeringId }: { clientId: string; offeringId: number }) {
  const { data, error, isValidating, mutate } = useQuery(chatRooms.broadcasts, {
    clientId,
    offeringId,
  })
  const now = serverNow()
  if (error)
    return (
      <ErrorState
        inline
        title='これまでの一斉送信を読み込めませんでした'
        onRetry={() => void mutate()}
        retrying={isValidating}
      >
        {error.message}
      </ErrorState>
    )
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
