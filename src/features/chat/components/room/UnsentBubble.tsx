import { CircleAlert, LoaderCircle } from 'lucide-react'
import type { BubbleSide } from '@/contracts/chat/enums'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import type { Waiting } from './MessageList'

type Props = {
  item: Waiting
  resendWords: string
  onResend: () => void
  onDrop: () => void
  onRewrite: () => void
}

/** What is not sent yet is always the store's own. */
const side: BubbleSide = 'client'

/**
 * A message that is being sent or could not be sent; it is kept until it is delivered or removed.
 */
export function UnsentBubble({
  item: { body, isSending, reason },
  resendWords,
  onResend,
  onDrop,
  onRewrite,
}: Props) {
  return (
    <li data-side={side} data-unsent={isSending ? 'sending' : 'failed'}>
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
