import { ArrowDown } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { dayOf, formatDay, msOf } from '@/lib/date'
import { Button } from '@/ui/buttons/Button'
import { ErrorState } from '@/ui/feedback/ErrorState'
import type { Log } from '@/features/chat/lib/mergeMessages'
import type { Unsent } from '@/features/chat/lib/outbox'
import { useVirtualizedMessages } from '@/features/chat/hooks/useVirtualizedMessages'
import { UnsentBubble } from './UnsentBubble'
import { Bubble } from './Bubble'
import * as S from './MessageList.styles'

export type Waiting = Unsent & { sending: boolean }
type Props = {
  name: string
  log: Log
  waiting: readonly Waiting[]
  unreadFrom: number | undefined
  readByWorkerAt: string | null
  earlier: 'resting' | 'reading' | 'failed'
  onEarlier: () => void
  onResend: (sendKeys: readonly string[]) => void
  onDrop: (item: Unsent) => void
  onRewrite: (item: Unsent) => void
}

/** What was said, day by day. However long a room is, only the stretch around the reader stands in the document. */
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
  const now = new Date()
  const today = dayOf(now)
  const { shown, atStart, atEnd, scrolled, toEnd } = useVirtualizedMessages(box, log, {
    firstShown: unreadFrom,
    onEarlier,
    resting: earlier === 'resting',
  })
  const newest = log.messages.at(-1)
  const said = useRef<number>(undefined)
  const told = useRef<HTMLSpanElement>(null)
  // What the worker writes while somebody is here is read out; what was there before is not.
  useEffect(() => {
    if (
      newest &&
      said.current !== undefined &&
      newest.id > said.current &&
      newest.side === 'worker' &&
      told.current
    )
      told.current.textContent = `${name}さんから: ${newest.body}`
    said.current = newest?.id ?? 0
  }, [newest, name])
  // One's own words are followed to the end.
  const count = waiting.length
  useEffect(() => {
    if (count > 0) toEnd()
  }, [count, toEnd])
  const failed = waiting.filter((item) => !item.sending && item.reason === undefined)
  const readAt = readByWorkerAt === null ? 0 : msOf(readByWorkerAt)
  return (
    <S.Log
      data-log=''
      ref={box}
      tabIndex={0}
      role='region'
      aria-label='やり取り'
      onScroll={scrolled}
    >
      {earlier === 'failed' && (
        <ErrorState inline title='前のメッセージを読み込めませんでした' onRetry={onEarlier}>
          {'通信の状態を確かめて、もう一度お試しください。'}
        </ErrorState>
      )}
      {atStart && log.hasEarlier && earlier !== 'failed' && (
        <p data-more='' role='status'>
          前のメッセージを読み込んでいます…
        </p>
      )}
      {log.messages.length === 0 && waiting.length === 0 && (
        <p data-more=''>やり取りはまだありません。</p>
      )}
      <ol>
        {shown.map((message, i) => {
          const day = dayOf(message.sentAt)
          const before = shown[i - 1]
          return (
            <Fragment key={message.id}>
              {(!before || dayOf(before.sentAt) !== day) && (
                <li data-day=''>
                  <span data-today={day === today || undefined}>
                    {day === today && '本日 '}
                    {formatDay(day, now)}
                  </span>
                </li>
              )}
              {message.id === unreadFrom && (
                <li data-new=''>
                  <span>ここから未読</span>
                </li>
              )}
              <Bubble
                message={message}
                name={name}
                read={message.side === 'client' && msOf(message.sentAt) <= readAt}
              />
            </Fragment>
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
            // In the order in which they were written: whoever sends one again sends those before it.
            onResend={() =>
              onResend(failed.slice(0, failed.indexOf(item) + 1).map((one) => one.sendKey))
            }
            onDrop={() => onDrop(item)}
            onRewrite={() => onRewrite(item)}
          />
        ))}
      </ol>
      {!atEnd && (
        <div data-down=''>
          <Button size={32} icon={<ArrowDown size={16} aria-hidden />} onClick={toEnd}>
            最新のメッセージへ
          </Button>
        </div>
      )}
      <S.Announcement role='status' ref={told} />
    </S.Log>
  )
}
