import { CircleAlert, LoaderCircle } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { BubbleSide } from '@/contracts/chat/enums'
import type { ChatMessage } from '@/contracts/chat/schemas'
import { formatTime } from '@/lib/date'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import type { Waiting } from './MessageList'

const kinds: Partial<Record<ChatMessage['kind'], string>> = {
  auto: '自動メッセージ',
  broadcast: '一斉送信',
}
type Props = {
  message: ChatMessage
  name: string
  isRead: boolean
  /** What stands above the message, for example its day: in the same item, so that no sheet of paper parts them. */
  lead?: ReactNode
}

/** One message on the side of its sender; a hidden text names the sender for screen readers. */
export const Bubble = memo(function Bubble({
  message: { id, side, kind, body, sentAt, sentByName },
  name,
  isRead,
  lead,
}: Props) {
  const Box = lead ? 'div' : 'li'
  const inItem = (box: ReactNode) =>
    lead ? (
      <li data-led=''>
        {lead}
        {box}
      </li>
    ) : (
      box
    )
  if (side === 'system')
    return inItem(
      <Box data-id={id} data-system=''>
        {body}
      </Box>,
    )
  // Screen readers read '18時5分' correctly, unlike '18:05'.
  const [hour, minute] = formatTime(sentAt).split(':')
  const senderName = kinds[kind] ?? sentByName
  return inItem(
    <Box data-id={id} data-side={side}>
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
    </Box>,
  )
})

type UnsentProps = {
  item: Waiting
  resendWords: string
  onResend: () => void
  onDrop: () => void
  onRewrite: () => void
}

/** Unsent messages are always the store's. */
const unsentSide: BubbleSide = 'client'

/**
 * A message that is being sent or could not be sent; it is kept until it is delivered or removed.
 */
export function UnsentBubble({
  item: { body, isSending, reason },
  resendWords,
  onResend,
  onDrop,
  onRewrite,
}: UnsentProps) {
  return (
    <li data-side={unsentSide} data-unsent={isSending ? 'sending' : 'failed'}>
      <VisuallyHidden>店舗</VisuallyHidden>
      <div data-body=''>{body}</div>
      {isSending ? (
        <span data-meta=''>
          <LoaderCircle size={14} aria-hidden />
          送信しています
        </span>
      ) : (
        <span data-meta='' role='alert'>
          <span>
            <CircleAlert size={14} aria-hidden />
            {reason === undefined ? '送信できませんでした' : reason}
          </span>
          <span>
            {reason === undefined ? (
              <button type='button' onClick={onResend}>
                {resendWords}
              </button>
            ) : (
              <button type='button' onClick={onRewrite}>
                書き直す
              </button>
            )}
            <button type='button' onClick={onDrop}>
              取り消す
            </button>
          </span>
        </span>
      )}
    </li>
  )
}
