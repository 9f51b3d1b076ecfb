import { fetchResponse } from '@/api/client'
import { events } from '@/contracts/events'
import type { ChangeEvent } from '@/contracts/events/changeEvent'

/** After this silence two heartbeats of the server are missing, and the connection counts as dead. */
const SILENT_MS = 50_000

const eventOf = (block: string) => {
  const [, data] = /^data: (.*)$/m.exec(block) ?? []
  return data === undefined ? undefined : (JSON.parse(data) as ChangeEvent)
}

/**
 * Reads the events of one connection until it ends. `onOpen`: the server has accepted the connection. Uses fetch,
 * because EventSource can neither send the app header nor renew the session. Throws ApiError if the connection is
 * refused.
 */
export async function readEvents(
  signal: AbortSignal,
  { onOpen, onEvent }: { onOpen: () => void; onEvent: (event: ChangeEvent) => void },
) {
  const connection = new AbortController()
  const abort = () => connection.abort()
  signal.addEventListener('abort', abort)
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    const { body } = await fetchResponse(events.stream, {}, { signal: connection.signal })
    if (!body || signal.aborted) return
    onOpen()
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    // The signal of a call works only until its headers arrive, so from here on the reader is cancelled instead.
    connection.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
    let text = ''
    for (;;) {
      clearTimeout(silence)
      silence = setTimeout(abort, SILENT_MS)
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) onEvent(event)
      }
    }
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
  }
}
