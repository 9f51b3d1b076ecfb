import { ApiError } from '@/api/ApiError'
import type { PieceUpload } from '@/contracts/manuals/schemas'
import { base64 } from '@/lib/text/base64'

/** The calls of an upload in pieces: announce, send each piece, finish. */
type PieceCalls<T> = {
  create: () => Promise<PieceUpload>
  send: (id: number, piece: { index: number; data: string }) => Promise<unknown>
  finish: (id: number) => Promise<T>
}
/** The progress of an upload; kept by the caller, so that it resumes after a failure. */
export type PieceProgress = { upload?: PieceUpload; sentPieces: number }

/** Sends the remaining pieces of a file. `onShare` gets the share that has been sent, 0 to 1. */
export async function sendPieces<T>(
  file: File,
  progress: PieceProgress,
  calls: PieceCalls<T>,
  onShare: (share: number) => void,
): Promise<T> {
  progress.upload ??= await withRetry(calls.create)
  const { id, pieceBytes, pieces } = progress.upload
  for (; progress.sentPieces < pieces; progress.sentPieces++) {
    onShare(progress.sentPieces / pieces)
    const index = progress.sentPieces
    const data = await base64(file.slice(index * pieceBytes, (index + 1) * pieceBytes))
    await withRetry(() => calls.send(id, { index, data }))
  }
  onShare(1)
  return withRetry(() => calls.finish(id))
}

const RETRY_DELAYS_MS = [1000, 3000]
/**
 * Retries a request that failed without a response or with a server error. That cannot execute it twice: the API client
 * sends an identical call with the same idempotency key.
 */
async function withRetry<T>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send()
    } catch (error) {
      const delayMs = RETRY_DELAYS_MS[tries]
      if (
        delayMs === undefined ||
        !(error instanceof ApiError) ||
        (error.status > 0 && error.status < 500)
      )
        throw error
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs)
      })
    }
  }
}
