import { ArrowDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EarlierStatus } from '@/features/chat/hooks/useRoom'
import { useVirtualizedMessages } from '@/features/chat/hooks/useVirtualizedMessages'
import type { Log } from '@/features/chat/lib/mergeMessages'
import type { Unsent } from '@/features/chat/lib/outbox'
import { serverNow } from '@/lib/clock'
import { dayOf, formatDay, msOf, type Day } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Bubble, UnsentBubble } from './Bubble'
import * as S from './MessageList.styles'

export type Waiting = Unsent & { isSending: boolean }
type Props = {
  name: string
  log: Log
  waiting: readonly Waiting[]
  unreadFrom: number | undefined
  readByWorkerAt: string | null
  earlier: EarlierStatus
  onEarlier: () => void
  onResend: (sendKeys: readonly string[]) => void
  onDrop: (item: Unsent) => void
  onRewrite: (item: Unsent) => void
}

/** What stands above the first message of a day, and above the first one that is not read. */
function Lead({ day, isNew }: { day: Day | undefined; isNew: boolean }) {
  const now = serverNow()
  const isToday = day === dayOf(now)
  return (
    <>
      {day !== undefined && (
        <div data-day=''>
          <span data-today={isToday || undefined}>
            {isToday && '本日 '}
            {formatDay(day, now)}
          </span>
        </div>
      )}
      {isNew && (
        <div data-new=''>
          <span>ここから未読</span>
        </div>
      )}
    </>
  )
}

/** The messages by day. Only the part around the scroll position is in the document. */
export function MessageList({
  name,
  log,
  waiting,
  unreadFrom,
  readByWorkerAt,
  earlier,
  onEarlier,
  onResend,
  onDrop,
  onRewrite,
}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { visibleMessages, isAtStart, isAtEnd, handleScroll, scrollToEnd } = useVirtualizedMessages(
    box,
    log,
    { firstShownId: unreadFrom, onLoadEarlier: onEarlier, canLoadEarlier: earlier === 'idle' },
  )
  const newest = log.messages.at(-1)
  const lastAnnouncedId = useRef<number>(undefined)
  const announcement = useRef<HTMLSpanElement>(null)
  // Announces new messages of the worker, not those that were already loaded.
  useEffect(() => {
    if (
      newest &&
      lastAnnouncedId.current !== undefined &&
      newest.id > lastAnnouncedId.current &&
      newest.side === 'worker' &&
      announcement.current
    )
      announcement.current.textContent = `${name}さんから: ${newest.body}`
    lastAnnouncedId.current = newest?.id ?? 0
  }, [newest, name])
  // A sent message scrolls the list to its end.
  const count = waiting.length
  useEffect(() => {
    if (count > 0) scrollToEnd()
  }, [count, scrollToEnd])
  const failed = waiting.filter((item) => !item.isSending && item.reason === undefined)
  const readAt = readByWorkerAt === null ? 0 : msOf(readByWorkerAt)
  return (
    <S.Log
      data-log=''
      ref={box}
      tabIndex={0}
      role='region'
      aria-label='やり取り'
      onScroll={handleScroll}
    >
      {earlier === 'failed' && (
        <ErrorState inline title='前のメッセージを読み込めませんでした' onRetry={onEarlier}>
          {'通信の状態を確かめて、もう一度お試しください。'}
        </ErrorState>
      )}
      {isAtStart && log.hasEarlier && earlier !== 'failed' && (
        <p data-more='' role='status'>
          前のメッセージを読み込んでいます…
        </p>
      )}
      {log.messages.length === 0 && waiting.length === 0 && (
        <p data-more=''>やり取りはまだありません。</p>
      )}
      <ol>
        {visibleMessages.map((message, i) => {
          const day = dayOf(message.sentAt)
          const before = visibleMessages[i - 1]
          const isFirstOfDay = !before || dayOf(before.sentAt) !== day
          const isFirstUnread = message.id === unreadFrom
          return (
            <Bubble
              key={message.id}
              message={message}
              name={name}
              isRead={message.side === 'client' && msOf(message.sentAt) <= readAt}
              lead={
                (isFirstOfDay || isFirstUnread) && (
                  <Lead day={isFirstOfDay ? day : undefined} isNew={isFirstUnread} />
                )
              }
            />
          )
        })}
        {waiting.map((item) => (
          <UnsentBubble
            key={item.sendKey}
            item={item}
            resendWords={
              item === failed.at(-1) && failed.length > 1
                ? `未送信の${failed.length}件を再送する`
                : '再送する'
            }
            // Resending one message resends those before it, so that the order is kept.
            onResend={() =>
              onResend(failed.slice(0, failed.indexOf(item) + 1).map(({ sendKey }) => sendKey))
            }
            onDrop={() => onDrop(item)}
            onRewrite={() => onRewrite(item)}
          />
        ))}
      </ol>
      {!isAtEnd && (
        <div data-down=''>
          <Button size={32} icon={<ArrowDown size={16} aria-hidden />} onClick={scrollToEnd}>
            最新のメッセージへ
          </Button>
        </div>
      )}
      <span className='vh' role='status' ref={announcement} />
    </S.Log>
  )
}
