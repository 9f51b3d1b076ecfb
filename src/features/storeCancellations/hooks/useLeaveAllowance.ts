import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { rejectRequests } from '@/contracts/storeCancellations'
import type { JudgeInput, Judgement } from '@/contracts/storeCancellations/schemas'
import { useHasPassed } from '@/lib/browser/useHasPassed'
import { serverNow } from '@/lib/clock'
import { msOf } from '@/lib/date'

/** The maximum delay of setTimeout; a longer one fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1
/** The judgement is read again this long after free cancels end. */
const DELAY_AFTER_END_MS = 1000
const REFRESH_INTERVAL_MS = 60_000
/** A judgement that is older than this is no longer shown. */
const MAX_AGE_MS = 90_000
/** A judgement and when it was received (ms since 1970). */
type ReceivedJudgement = { judgement: Judgement; receivedAt: number }
const comparisonKeyOf = ({ items }: Judgement) =>
  JSON.stringify(items.map((item) => [item.userId, item.refusal, item.amountYen]))

/**
 * Reads the server's judgement of the leave allowance if the cancellation were sent now. Reads it again each minute, on
 * focus, and right after free cancels end, when the previous judgement is no longer returned. Calls `onChanged` when
 * the same input gets a different judgement.
 */
export function useLeaveAllowance(
  clientId: string,
  offeringId: string,
  input: JudgeInput | undefined,
  onChanged: (before: Judgement, after: Judgement) => void,
) {
  const { data, error, isValidating, mutate } = useSWR<ReceivedJudgement, ApiError>(
    input && ['judgement', clientId, offeringId, input],
    async () => ({
      judgement: await request(rejectRequests.judge, {
        clientId,
        offeringId,
        body: input as JudgeInput,
      }),
      receivedAt: serverNow().getTime(),
    }),
    { refreshInterval: REFRESH_INTERVAL_MS, dedupingInterval: 0 },
  )
  const [staleData, setStaleData] = useState<ReceivedJudgement>()
  useEffect(() => {
    if (!data?.judgement.freeCancelOpen) return
    // Subtracting two instants of the server makes this independent of the browser's clock.
    const ms =
      msOf(data.judgement.freeCancelEndsAt) -
      msOf(data.judgement.judgedAt) +
      DELAY_AFTER_END_MS -
      (serverNow().getTime() - data.receivedAt)
    if (ms > MAX_DELAY_MS) return
    const timer = setTimeout(
      () => {
        setStaleData(data)
        void mutate()
      },
      Math.max(0, ms),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [data, mutate])

  useJudgementChange(data, input && JSON.stringify(input), onChanged)
  // A judgement from the cache or from before the page was hidden must not look current.
  const isOutdated = useHasPassed(data && data.receivedAt + MAX_AGE_MS)
  const isFresh = data !== undefined && data !== staleData && !isOutdated
  return {
    judgement: isFresh ? data.judgement : undefined,
    error,
    isJudging: isValidating,
    rejudge: () => mutate(),
  }
}

/** Calls `onChanged` when the judgement of the same input (compared as JSON) differs from the previous one. */
function useJudgementChange(
  data: ReceivedJudgement | undefined,
  inputKey: string | undefined,
  onChanged: (before: Judgement, after: Judgement) => void,
) {
  const previous = useRef<{ inputKey: string; judgement: Judgement }>(undefined)
  const handleJudgement = useEffectEvent((key: string, judgement: Judgement) => {
    const before = previous.current
    previous.current = { inputKey: key, judgement }
    if (before?.inputKey !== key) return
    if (comparisonKeyOf(before.judgement) !== comparisonKeyOf(judgement))
      onChanged(before.judgement, judgement)
  })
  useEffect(() => {
    if (data && inputKey !== undefined) handleJudgement(inputKey, data.judgement)
  }, [data, inputKey])
}
