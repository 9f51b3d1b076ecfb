import { useSyncExternalStore } from 'react'
import { ApiError, notifyError, request } from '@/api/client'
import { sendPieces, type PieceProgress } from '@/components/uploads/sendPieces'
import { manuals } from '@/contracts/manuals'
import type { Manual } from '@/contracts/manuals/schemas'

/**
 * A manual that is being uploaded. The form values contain it with this negative id, which keeps its position in the
 * list and blocks saving until the upload ends.
 */
export type Sending = {
  id: number
  file: File
  /** The manual that it replaces, restored if the upload is cancelled. */
  before: Manual | undefined
  /** The share that has been sent, 0 to 1. */
  share: number
  /** Why it failed; undefined while it runs. */
  fault: string | undefined
}
type Running = PieceProgress & {
  clientId: string
  cancellation: AbortController
  onSent: (manual: Manual) => void
}

// Kept in the module and not in a component, so that uploads continue when their section is closed.
const running = new Map<number, Running>()
let sendings: readonly Sending[] = []
const listeners = new Set<() => void>()
function publish(next: readonly Sending[]) {
  sendings = next
  for (const listener of listeners) listener()
}
const update = (id: number, changes: Partial<Sending>) =>
  publish(sendings.map((item) => (item.id === id ? { ...item, ...changes } : item)))
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const current = () => sendings
/** All uploads that run or have failed, of every offer. */
export const useSendings = () => useSyncExternalStore(subscribe, current, current)

type Start = {
  clientId: string
  file: File
  before?: Manual | undefined
  onSent: (id: number, manual: Manual) => void
}
/** Starts an upload and returns its temporary id. */
export function startSending({ clientId, file, before, onSent }: Start) {
  // Random, because drafts of other tabs and visits also contain temporary ids.
  const id = -1 - (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
  running.set(id, {
    clientId,
    cancellation: new AbortController(),
    sentPieces: 0,
    onSent: (manual) => onSent(id, manual),
  })
  publish([...sendings, { id, file, before, share: 0, fault: undefined }])
  void resumeSending(id)
  return id
}

/** Uploads the remaining pieces. Call it again after a failure to resume at the piece that failed. */
export async function resumeSending(id: number) {
  const run = running.get(id)
  const sending = sendings.find((item) => item.id === id)
  if (!run || !sending) return
  update(id, { fault: undefined })
  try {
    const manual = await send(run, sending.file, (share) => update(id, { share }))
    // Replaces the row of the form before removing the upload; otherwise the row would briefly show a lost upload.
    run.onSent(manual)
    removeSending(id)
  } catch (error) {
    if (run.cancellation.signal.aborted) return
    if (!(error instanceof ApiError)) {
      removeSending(id)
      notifyError(error)
      return
    }
    // An upload that the server has discarded starts again from the first piece.
    if (error.status === 422 || error.status === 404) {
      delete run.upload
      run.sentPieces = 0
    }
    update(id, { fault: Object.values(error.fields)[0] ?? error.messages.join('\n') })
  }
}

/** Removes an upload from the list; one that still runs is cancelled. */
export function removeSending(id: number) {
  running.get(id)?.cancellation.abort()
  running.delete(id)
  publish(sendings.filter((item) => item.id !== id))
}

function send(run: Running, file: File, onShare: (share: number) => void) {
  const {
    clientId,
    cancellation: { signal },
  } = run
  // Keeps the end of a name that is too long for the server, because it has the extension.
  const body = { name: file.name.slice(-200), byteSize: file.size }
  return sendPieces(
    file,
    run,
    {
      create: () => request(manuals.create, { clientId, body }, { signal }),
      send: (manualId, piece) =>
        request(manuals.send, { clientId, manualId, body: piece }, { signal }),
      finish: (manualId) => request(manuals.finish, { clientId, manualId }, { signal }),
    },
    onShare,
  )
}
