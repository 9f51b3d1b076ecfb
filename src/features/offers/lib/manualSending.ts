import { useSyncExternalStore } from 'react'
import { ApiError, notifyError, request } from '@/api/client'
import { manuals } from '@/contracts/manuals'
import type { Manual, ManualUpload } from '@/contracts/manuals/schemas'
import { base64 } from '@/lib/text/base64'

/**
 * A manual on its way. The form holds it under this negative id, so that it keeps its place and
 * nobody saves without it.
 */
export type Sending = {
  id: number
  file: File
  /** What it takes the place of, and gives it back to when it is broken off. */
  before: Manual | undefined
  share: number
  fault: string | undefined
}
type Running = {
  clientId: string
  cancellation: AbortController
  upload?: ManualUpload
  done: number
  onSent: (manual: Manual) => void
}

// Beside the screen, not in it: a section that is closed, or a preview that is opened, interrupts nothing.
const running = new Map<number, Running>()
let sendings: readonly Sending[] = []
const listeners = new Set<() => void>()
function publish(next: readonly Sending[]) {
  sendings = next
  for (const listener of listeners) listener()
}
const change = (id: number, over: Partial<Sending>) =>
  publish(sendings.map((one) => (one.id === id ? { ...one, ...over } : one)))
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const current = () => sendings
export const useSendings = () => useSyncExternalStore(subscribe, current, current)

type Start = {
  clientId: string
  file: File
  before?: Manual | undefined
  onSent: (id: number, manual: Manual) => void
}
/** Begins to send, and gives the id under which it is on its way. */
export function startSending({ clientId, file, before, onSent }: Start) {
  const id = -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  running.set(id, {
    clientId,
    cancellation: new AbortController(),
    done: 0,
    onSent: (manual) => onSent(id, manual),
  })
  publish([...sendings, { id, file, before, share: 0, fault: undefined }])
  void goOn(id)
  return id
}

/** Sends what is not sent yet: after a failure it goes on where it stopped. */
export async function goOn(id: number) {
  const run = running.get(id)
  const sending = sendings.find((one) => one.id === id)
  if (!run || !sending) return
  change(id, { fault: undefined })
  try {
    const manual = await send(run, sending.file, (share) => change(id, { share }))
    // The row first: without either it would say for a moment that nobody sends it.
    run.onSent(manual)
    forget(id)
  } catch (error) {
    if (run.cancellation.signal.aborted) return
    if (!(error instanceof ApiError)) {
      forget(id)
      notifyError(error)
      return
    }
    // What the server has thrown away is sent from its beginning.
    if (error.status === 422 || error.status === 404) {
      delete run.upload
      run.done = 0
    }
    change(id, { fault: Object.values(error.fields)[0] ?? error.messages.join('\n') })
  }
}

/** Breaks off, and forgets it. */
export function forget(id: number) {
  running.get(id)?.cancellation.abort()
  running.delete(id)
  publish(sendings.filter((one) => one.id !== id))
}

async function send(run: Running, file: File, onShare: (share: number) => void) {
  const {
    clientId,
    cancellation: { signal },
  } = run
  run.upload ??= await patiently(() =>
    request(
      manuals.create,
      { clientId, body: { name: file.name.slice(-200), byteSize: file.size } },
      { signal },
    ),
  )
  const { id: manualId, pieceBytes, pieces } = run.upload
  for (; run.done < pieces; run.done++) {
    onShare(run.done / pieces)
    const index = run.done
    const data = await base64(file.slice(index * pieceBytes, (index + 1) * pieceBytes))
    await patiently(() =>
      request(manuals.send, { clientId, manualId, body: { index, data } }, { signal }),
    )
  }
  onShare(1)
  return patiently(() => request(manuals.finish, { clientId, manualId }, { signal }))
}

const PAUSES = [1000, 3000]
/** A piece that got no answer is sent again by itself: twice is the same as once. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const pause = PAUSES[tries]
      if (
        pause === undefined ||
        !(error instanceof ApiError) ||
        (error.status > 0 && error.status < 500)
      )
        throw error
      await new Promise((go) => {
        setTimeout(go, pause)
      })
    }
  }
}
