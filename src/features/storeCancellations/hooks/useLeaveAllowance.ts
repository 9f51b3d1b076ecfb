import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { rejectRequests } from '@/contracts/storeCancellations'
import type { JudgeInput, Judgement } from '@/contracts/storeCancellations/schemas'
import { serverNow } from '@/lib/clock'
import { useHasPassed } from '@/lib/browser/useHasPassed'
import { msOf } from '@/lib/date'

/** The longest delay of setTimeout. */
const MAX_DELAY_MS = 2 ** 31 - 1
/** The judgement is read again this long after the 24-hour line. */
const DELAY_AFTER_LINE_MS = 1000
const REFRESH_INTERVAL_MS = 60_000
const MAX_AGE_MS = 90_000
/** A judgement and when it was received (ms since 1970). */
type ReceivedJudgement = { judgement: Judgement; receivedAt: number }
const comparisonKeyOf = ({ items }: Judgement) =>
  JSON.stringify(items.map((item) => [item.userId, item.refusal, item.amountYen]))

/**
 * The leave allowance of a cancellation now, as the server judges it. Read again each minute, on
 * focus, and right after the 24-hour line, which makes the judgement before it stale. `onChanged`
 * is called when the same input gets a different judgement.
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
    if (!data?.judgement.beforeLine) return
    // Both instants are the server's, so a wrong clock of the browser does not matter.
    const ms =
      msOf(data.judgement.lineAt) -
      msOf(data.judgement.judgedAt) +
      DELAY_AFTER_LINE_MS -
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

/** Calls `onChanged` when the judgement of the same input (its JSON) differs from the one before. */
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
