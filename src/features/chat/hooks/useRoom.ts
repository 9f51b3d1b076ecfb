import { useCallback, useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '@/api/client'
import { slowedWhenLive, useIsLive } from '@/api/live/liveStatus'
import { staleAfter } from '@/api/useMutation'
import { useQuery } from '@/api/useQuery'
import { chatRooms } from '@/contracts/chat'
import type { ChatRoom } from '@/contracts/chat/schemas'
import {
  emptyLog,
  withEarlier,
  withLater,
  withLatest,
  type Log,
} from '@/features/chat/lib/mergeMessages'

/** Polling intervals while the page is visible and while it is hidden; no polling offline. */
const VISIBLE_INTERVAL_MS = 4000
const HIDDEN_INTERVAL_MS = 60_000

export type EarlierStatus = 'idle' | 'loading' | 'failed'
type CatchUpOptions = {
  clientId: string
  chatRoomUid: string
  log: Log
  /** The latest response, if messages between it and the log are missing. Each new response tries again. */
  latestRoom: ChatRoom | undefined
  setLog: Dispatch<SetStateAction<Log>>
}

/** Fetches the messages between the log and the latest ones, which a response lacks after a long absence. */
function useCatchUp({ clientId, chatRoomUid, log, latestRoom, setLog }: CatchUpOptions) {
  const lastId = log.messages.at(-1)?.id ?? 0
  const isFetching = useRef(false)
  useEffect(() => {
    if (!latestRoom || isFetching.current) return
    isFetching.current = true
    request(chatRooms.one, { clientId, chatRoomUid, query: { after: lastId } })
      .then(
        ({ messages }) => setLog((now) => withLater(now, messages)),
        () => undefined,
      )
      .finally(() => {
        isFetching.current = false
      })
  }, [latestRoom, lastId, clientId, chatRoomUid, setLog])
}

/** Reads a room and keeps its messages up to date without gaps. */
export function useRoom(clientId: string, chatRoomUid: string) {
  const isLive = useIsLive()
  const read = useQuery(
    chatRooms.one,
    { clientId, chatRoomUid },
    {
      refreshInterval: () =>
        document.hidden ? HIDDEN_INTERVAL_MS : slowedWhenLive(VISIBLE_INTERVAL_MS, isLive),
      refreshWhenHidden: true,
      dedupingInterval: 1000,
      focusThrottleInterval: 1000,
    },
  )
  const [log, setLog] = useState(emptyLog)
  const [earlier, setEarlier] = useState<EarlierStatus>('idle')
  const latest = read.data && withLatest(log, read.data)
  const isBehind = read.data !== undefined && latest === undefined
  if (latest && latest !== log) setLog(latest)
  useCatchUp({ clientId, chatRoomUid, log, latestRoom: isBehind ? read.data : undefined, setLog })

  const firstId = log.messages[0]?.id
  const readEarlier = useCallback(() => {
    if (firstId === undefined) return
    setEarlier('loading')
    request(chatRooms.one, { clientId, chatRoomUid, query: { before: firstId } }).then(
      (page) => {
        setLog((now) => withEarlier(now, page))
        setEarlier('idle')
      },
      () => setEarlier('failed'),
    )
  }, [firstId, clientId, chatRoomUid])
  /** Reads all earlier messages, for printing; rejects if one read fails. */
  async function readWhole() {
    let whole = log
    while (whole.hasEarlier) {
      const before = whole.messages[0]?.id
      if (before === undefined) return
      const page = await request(chatRooms.one, { clientId, chatRoomUid, query: { before } })
      whole = withEarlier(whole, page)
      setLog((now) => withEarlier(now, page))
    }
  }
  const { mutate: mutateAll } = useSWRConfig()
  // A sent message appears once it has been read back, here and in the list of rooms, so that it has its place in the
  // server's order.
  const readAfterSend = useCallback(
    () => mutateAll(staleAfter(chatRooms.send, { clientId, chatRoomUid })).catch(() => undefined),
    [mutateAll, clientId, chatRoomUid],
  )
  return {
    room: read.data,
    log,
    earlier,
    readEarlier,
    readWhole,
    readAfterSend,
    error: read.error,
    isValidating: read.isValidating,
    mutate: read.mutate,
  }
}
