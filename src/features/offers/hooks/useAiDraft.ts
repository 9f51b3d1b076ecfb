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

export type AiDraftState =
  | {
      kind: 'asking'
      /** What the server refused, by field. */ fields: Readonly<Record<string, string>>
    }
  | { kind: 'waiting' }
  | { kind: 'done'; result: AiSuggestion; note: string }
  | { kind: 'failed'; message: string }

const messageOf = (error: unknown) =>
  error instanceof ApiError ? error.messages.join('') : undefined

/** A draft, from asking for it to its text. What is left is not waited for any more; nothing of it goes into the form by itself. */
export function useAiDraft(clientId: string) {
  const [state, setState] = useState<AiDraftState>({ kind: 'asking', fields: {} })
  const [create] = useMutation(aiSuggestions.createJob)
  /** The asking that is waited for: a later one, or leaving, makes it stale. */
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current = -1
    },
    [],
  )

  async function start(input: AiSuggestionInput) {
    const mine = turn.current + 1
    const begun = Date.now()
    turn.current = mine
    const tell = (next: AiDraftState) => {
      if (turn.current === mine) setState(next)
    }
    tell({ kind: 'waiting' })
    try {
      let job: AiSuggestionJob = await create({ clientId, body: input })
      for (;;) {
        if (job.status === 'succeeded' && job.result)
          return tell({ kind: 'done', result: job.result, note: job.note ?? '' })
        if (job.status === 'failed')
          return tell({ kind: 'failed', message: job.failure?.message ?? suggestionTooSlow })
        const rest = suggestionPollMs(Date.now() - begun)
        if (job.status === 'expired' || rest === undefined)
          return tell({ kind: 'failed', message: suggestionTooSlow })
        await new Promise((go) => {
          setTimeout(go, rest)
        })
        if (turn.current !== mine) return
        // An answer that did not come is asked for again, as long as somebody waits.
        job = await request(aiSuggestions.job, { clientId, jobId: job.id }).catch(
          (error: unknown) => {
            if (error instanceof ApiError && error.status === 0) return job
            throw error
          },
        )
      }
    } catch (error) {
      const message = messageOf(error)
      if (message === undefined) throw error
      const fields = error instanceof ApiError ? error.fields : {}
      tell(
        Object.keys(fields).length > 0 ? { kind: 'asking', fields } : { kind: 'failed', message },
      )
    }
  }
  /** From the fixed texts of the occupation, at once. */
  async function fromTexts(input: AiSuggestionInput) {
    const mine = turn.current + 1
    turn.current = mine
    try {
      const { result, note } = await request(aiSuggestions.draft, { clientId, body: input })
      if (turn.current === mine) setState({ kind: 'done', result, note })
    } catch (error) {
      const message = messageOf(error)
      if (message === undefined) throw error
      if (turn.current === mine) setState({ kind: 'failed', message })
    }
  }
  const again = () => {
    turn.current += 1
    setState({ kind: 'asking', fields: {} })
  }
  return { state, start, fromTexts, again }
}
