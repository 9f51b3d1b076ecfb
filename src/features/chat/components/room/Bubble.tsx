import { memo } from 'react'
import type { ChatMessage } from '@/contracts/chat/schemas'
import { formatTime } from '@/lib/date'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

const kinds: Partial<Record<ChatMessage['kind'], string>> = {
  auto: '自動メッセージ',
  broadcast: '一斉送信',
}
type Props = { message: ChatMessage; name: string; isRead: boolean }

/** One message on the side of its sender; a hidden text names the sender for screen readers. */
export const Bubble = memo(function Bubble({
  message: { id, side, kind, body, sentAt, sentByName },
  name,
  isRead,
}: Props) {
  if (side === 'system')
    return (
      <li data-id={id} data-system=''>
        {body}
      </li>
    )
  const [hour, minute] = formatTime(sentAt).split(':')
  const senderName = kinds[kind] ?? sentByName
  return (
    <li data-id={id} data-side={side}>
      <VisuallyHidden>
        {side === 'client' ? `店舗${senderName ? ` ${senderName}` : ''}` : `${name}さん`}{' '}
        {Number(hour)}時{Number(minute)}分
      </VisuallyHidden>
      <div data-body=''>{body}</div>
      <span data-meta=''>
        {side === 'client' && senderName && <span aria-hidden>{senderName}</span>}
        {isRead && <span>既読</span>}
        <time dateTime={sentAt} aria-hidden>
          {formatTime(sentAt)}
        </time>
      </span>
    </li>
  )
})
