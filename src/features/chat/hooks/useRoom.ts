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
  /**
   * The latest read of the room while messages between it and the log are missing. Each read tries
   * again.
   */
  latestRoom: ChatRoom | undefined
  setLog: Dispatch<SetStateAction<Log>>
}

/** After a long absence, fetches the messages between the log and the latest ones. */
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

/** A room with all messages that were read, kept up to date without gaps. */
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
  /** Reads all messages that are not in the log yet; rejects where one read fails. */
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
  // Own messages are shown after they have been read back, here and in the list, so that they are
  // in the server's order.
  const readAgain = useCallback(
    () => mutateAll(staleAfter(chatRooms.send, { clientId, chatRoomUid })).catch(() => undefined),
    [mutateAll, clientId, chatRoomUid],
  )
  return {
    room: read.data,
    log,
    earlier,
    readEarlier,
    readWhole,
    readAgain,
    error: read.error,
    isValidating: read.isValidating,
    mutate: read.mutate,
  }
}
