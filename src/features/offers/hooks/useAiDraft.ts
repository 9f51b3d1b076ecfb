import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { useMutation } from '@/api/useMutation'
import { aiSuggestions } from '@/contracts/aiSuggestions'
import type {
  AiSuggestion,
  AiSuggestionInput,
  AiSuggestionJob,
} from '@/contracts/aiSuggestions/schemas'
import { suggestionPollMs, suggestionTooSlow } from '@/domain/offers/aiSuggestion'
import { deviceNow } from '@/lib/clock'

export type AiDraftState =
  | {
      kind: 'asking'
      /** The server's errors by field. */
      fields: Readonly<Record<string, string>>
    }
  | { kind: 'waiting' }
  | { kind: 'done'; result: AiSuggestion; note: string }
  | { kind: 'failed'; message: string }

const messageOf = (error: unknown) =>
  error instanceof ApiError ? error.messages.join('') : undefined

/** The final state of a job; undefined while it runs. */
function toResult(job: AiSuggestionJob): AiDraftState | undefined {
  if (job.status === 'succeeded' && job.result)
    return { kind: 'done', result: job.result, note: job.note ?? '' }
  if (job.status === 'failed')
    return { kind: 'failed', message: job.failure?.message ?? suggestionTooSlow }
  return job.status === 'expired' ? { kind: 'failed', message: suggestionTooSlow } : undefined
}
/** The state after a failed call; programming errors are rethrown. */
function toFailure(error: unknown): AiDraftState {
  const message = messageOf(error)
  if (message === undefined) throw error
  const fields = error instanceof ApiError ? error.fields : {}
  return Object.keys(fields).length > 0 ? { kind: 'asking', fields } : { kind: 'failed', message }
}
const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const isRepeatable = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/** Polls a job until it ends or takes too long; undefined if it was cancelled. */
async function pollJob(
  clientId: string,
  created: AiSuggestionJob,
  { startedAt, isCancelled }: { startedAt: number; isCancelled: () => boolean },
): Promise<AiDraftState | undefined> {
  let job = created
  let minDelayMs = 0
  for (;;) {
    const result = toResult(job)
    if (result) return result
    const delayMs = suggestionPollMs(deviceNow() - startedAt)
    if (delayMs === undefined) return { kind: 'failed', message: suggestionTooSlow }
    await wait(Math.max(delayMs, minDelayMs))
    if (isCancelled()) return undefined
    minDelayMs = 0
    // A poll without a response is repeated, and one that was refused (429, 5xx) after the delay that the response asks
    // for.
    job = await request(aiSuggestions.job, { clientId, jobId: job.id }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || !isRepeatable(error)) throw error
      minDelayMs = (error.retryAfter ?? 0) * 1000
      return job
    })
  }
}

/**
 * Generates a draft of the texts. A later request or unmounting cancels it. The hook does not change the form.
 */
export function useAiDraft(clientId: string) {
  const [state, setState] = useState<AiDraftState>({ kind: 'asking', fields: {} })
  const [createJob] = useMutation(aiSuggestions.createJob)
  /** The number of the current request; results of earlier ones are ignored. */
  const currentRequest = useRef(0)
  useEffect(
    () => () => {
      currentRequest.current = -1
    },
    [],
  )
  function beginRequest() {
    const id = currentRequest.current + 1
    currentRequest.current = id
    const isCancelled = () => currentRequest.current !== id
    const update = (next: AiDraftState | undefined) => {
      if (next && !isCancelled()) setState(next)
    }
    return { isCancelled, update }
  }

  async function start(input: AiSuggestionInput) {
    const { isCancelled, update } = beginRequest()
    const startedAt = deviceNow()
    update({ kind: 'waiting' })
    try {
      const job = await createJob({ clientId, body: input })
      update(await pollJob(clientId, job, { startedAt, isCancelled }))
    } catch (error) {
      update(toFailure(error))
    }
  }
  /** Builds the draft from the occupation's tasks and the keywords: no language model, so no job to poll. */
  async function startFromTasks(input: AiSuggestionInput) {
    const { update } = beginRequest()
    try {
      const { result, note } = await request(aiSuggestions.draft, { clientId, body: input })
      update({ kind: 'done', result, note })
    } catch (error) {
      update(toFailure(error))
    }
  }
  const restart = () => {
    currentRequest.current += 1
    setState({ kind: 'asking', fields: {} })
  }
  return { state, start, startFromTasks, restart }
}
