import { useCallback, useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import { notifyError } from '@/api/client'
import { usePermissions, useRightsSettled } from '@/components/permissions/usePermissions'
import { useScope } from '@/components/permissions/useScope'
import { QueryError } from '@/components/queries/QueryResult'
import { NegotiationStrip } from '@/features/chat/components/negotiation/NegotiationStrip'
import { EmptyPane, RoomPane } from '@/features/chat/components/RoomPane'
import { useMarkRead } from '@/features/chat/hooks/useMarkRead'
import { useRoom } from '@/features/chat/hooks/useRoom'
import { outboxKey, remove, enqueue, send, useUnsent } from '@/features/chat/lib/outbox'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'
import { NotFound } from '@/ui/feedback/NotFound'
import { color, font } from '@/ui/tokens'
import { Composer } from './Composer'
import { Placeholder as ComposerPlaceholder } from './Composer.styles'
import { MessageList } from './MessageList'
import { RoomFailed } from './RoomFailed'
import { RoomHeader } from './RoomHeader'
import { RoomWaiting } from './RoomWaiting'

type Props = { clientId: string; uid: string; accountId: number | undefined }

/** One room: the worker and the shift, the messages and the composer. */
export function Room({ clientId, uid, accountId }: Props) {
  const rights = usePermissions(useScope())
  const permissionsLoaded = useRightsSettled(useScope())
  const canSend = rights?.may('chat.send') === true
  const canEditTexts = rights?.may('chatText.edit') === true
  const { room, log, earlier, readEarlier, readWhole, readAfterSend, error, isValidating, mutate } =
    useRoom(clientId, uid)
  // No account has the id 0, so the outbox is empty until the account is known.
  const key = outboxKey(accountId ?? 0, uid)
  const unsent = useUnsent(key)
  const [returnedMessage, setReturnedMessage] = useState<{ text: string }>()
  const roomPath = useMemo(() => ({ clientId, chatRoomUid: uid }), [clientId, uid])
  const unreadFrom = useMarkRead(roomPath, room, log, canSend)
  // Messages that are in the room were delivered, even if the response was lost.
  const deliveredKeys = new Set(log.messages.flatMap((message) => message.sendKey ?? []))
  const waiting = unsent.filter((item) => !deliveredKeys.has(item.sendKey))
  // Joined to a string because the effect compares by value; a new array would run it after every render.
  const arrived = unsent
    .flatMap((item) => (deliveredKeys.has(item.sendKey) && !item.isSending ? [item.sendKey] : []))
    .join(' ')
  useEffect(() => {
    if (arrived !== '') remove(key, arrived.split(' '))
  }, [arrived, key])
  const handleSend = useCallback(
    (text: string) => send(key, roomPath, text, readAfterSend),
    [key, roomPath, readAfterSend],
  )
  const resend = (sendKeys: readonly string[]) => enqueue(key, roomPath, sendKeys, readAfterSend)
  const clearReturnedMessage = useCallback(() => setReturnedMessage(undefined), [])

  if (error && !room) {
    return (
      <EmptyPane>
        {error.status === 404 ? (
          <NotFound
            heading='h1'
            name='メッセージ'
            back={{ href: href(routes.chatRooms, { clientId }), label: 'メッセージの一覧へ戻る' }}
          >
            ほかの店舗のメッセージか、閲覧する権限がありません。
          </NotFound>
        ) : (
          <RoomFailed
            clientId={clientId}
            title='メッセージを読み込めませんでした'
            onRetry={() => void mutate()}
            retrying={isValidating}
          >
            {error.message}
          </RoomFailed>
        )}
      </EmptyPane>
    )
  }
  if (!room || !permissionsLoaded) return <RoomWaiting clientId={clientId} />
  const { name, templates, sendRefusal } = room
  function replyArea() {
    if (!rights) return <ComposerPlaceholder />
    if (!canSend) return <Closed>閲覧のみの権限のため、返信できません。</Closed>
    if (sendRefusal !== null) return <Closed>{sendRefusal}</Closed>
    if (accountId === undefined) return null
    return (
      <Composer
        draftKey={`${accountId}:chat:${uid}`}
        name={name}
        templates={templates}
        templatesHref={canEditTexts ? href(routes.chatTexts, { clientId }) : undefined}
        returnedMessage={returnedMessage}
        onReturned={clearReturnedMessage}
        onSend={handleSend}
      />
    )
  }
  return (
    <RoomPane aria-label={`${room.name}さんとのメッセージ`}>
      <RoomHeader
        clientId={clientId}
        room={room}
        onPrint={() => void readWhole().then(() => window.print(), notifyError)}
      />
      {room.claim && <NegotiationStrip clientId={clientId} room={room} claim={room.claim} />}
      {error && (
        <ReadError>
          <QueryError of={{ error, isValidating, mutate }} name='新しいメッセージ' inline />
        </ReadError>
      )}
      <MessageList
        name={room.name}
        log={log}
        waiting={waiting}
        unreadFrom={unreadFrom}
        readByWorkerAt={room.workerLastReadAt}
        earlier={earlier}
        onEarlier={readEarlier}
        onResend={resend}
        onDrop={(item) => remove(key, [item.sendKey])}
        onRewrite={(item) => {
          remove(key, [item.sendKey])
          setReturnedMessage({ text: item.body })
        }}
      />
      {replyArea()}
    </RoomPane>
  )
}

const ReadError = styled.div`
  flex: none;
  margin: 8px 12px 0;
`

const Closed = styled.p`
  flex: none;
  margin: 0;
  padding: 16px;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${font.s};
  text-align: center;
`
