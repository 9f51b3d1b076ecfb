import { useCallback, useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '@/api/client'
import { staleAfter } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { chatRooms } from '@/contracts/chatRooms'
import { emptyLog, withEarlier, withLater, withLatest } from '@/features/chat/lib/mergeMessages'

/** Milliseconds between two looks for new messages: while the room is seen, and while the page is hidden. Offline nobody asks. */
const SEEN = 4000
const HIDDEN = 60_000

/** A room and all of its messages that have been looked at, kept up to date without a hole. */
export function useRoom(clientId: string, chatRoomUid: string) {
  const read = useQuery(
    chatRooms.one,
    { clientId, chatRoomUid },
    {
      refreshInterval: () => (document.hidden ? HIDDEN : SEEN),
      refreshWhenHidden: true,
      dedupingInterval: 1000,
      focusThrottleInterval: 1000,
    },
  )
  const [log, setLog] = useState(emptyLog)
  const [earlier, setEarlier] = useState<'resting' | 'reading' | 'failed'>('resting')
  const latest = read.data && withLatest(log, read.data)
  const behind = read.data !== undefined && latest === undefined
  if (latest && latest !== log) setLog(latest)
  const last = log.messages.at(-1)?.id ?? 0
  const catching = useRef(false)
  // Longer away than one stretch holds: what lies between is fetched in its order.
  useEffect(() => {
    if (!behind || catching.current) return
    catching.current = true
    request(chatRooms.one, { clientId, chatRoomUid, query: { after: last } })
      .then(
        ({ messages }) => {
          setLog((now) => withLater(now, messages))
        },
        () => undefined,
      )
      .finally(() => {
        catching.current = false
      })
  }, [behind, last, clientId, chatRoomUid, read.data])

  const first = log.messages[0]?.id
  const readEarlier = useCallback(() => {
    if (first === undefined) return
    setEarlier('reading')
    request(chatRooms.one, { clientId, chatRoomUid, query: { before: first } }).then(
      (stretch) => {
        setLog((now) => withEarlier(now, stretch))
        setEarlier('resting')
      },
      () => setEarlier('failed'),
    )
  }, [first, clientId, chatRoomUid])
  const { mutate } = read
  const { mutate: mutateAll } = useSWRConfig()
  // A message of our own is shown when it is read back, here and in the list: what somebody wrote just before it comes before it.
  const readAgain = useCallback(
    () => mutateAll(staleAfter(chatRooms.send, { clientId, chatRoomUid })).catch(() => undefined),
    [mutateAll, clientId, chatRoomUid],
  )
  return {
    room: read.data,
    log,
    earlier,
    readEarlier,
    readAgain,
    error: read.error,
    isValidating: read.isValidating,
    mutate,
  }
}
