import { useEffect, useRef, useState } from 'react'
import useSWR from 'swr'
import type { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { rejectRequests } from '@/contracts/storeCancellations'
import type { JudgeInput, Judgement } from '@/contracts/storeCancellations/schemas'
import { msOf } from '@/lib/date'

const LONGEST_TIMER = 2 ** 31 - 1
const AFTER_LINE = 1000
const REFRESH = 60_000
const TOO_OLD = 90_000
type Answer = { judgement: Judgement; at: number }
const essence = ({ items }: Judgement) =>
  JSON.stringify(items.map((i) => [i.userId, i.refusal, i.amountYen]))

/**
 * What a cancel for this reason costs now, by the server. Judged again each minute, whenever the page is looked at, and in the second after the 24-hour line:
 * what was judged before it is not shown any more. `onChanged` is called when the same question has got another answer.
 */
export function useLeaveAllowance(
  clientId: string,
  offeringId: string,
  asked: JudgeInput | undefined,
  onChanged: (before: Judgement, after: Judgement) => void,
) {
  const { data, error, isValidating, mutate } = useSWR<Answer, ApiError>(
    asked && ['judgement', clientId, offeringId, asked],
    async () => ({
      judgement: await request(rejectRequests.judge, {
        clientId,
        offeringId,
        body: asked as JudgeInput,
      }),
      at: Date.now(),
    }),
    { refreshInterval: REFRESH, dedupingInterval: 0 },
  )
  const [stale, setStale] = useState<Answer>()
  useEffect(() => {
    if (!data?.judgement.beforeLine) return
    // By the server's clock: how long after its judgement the line lies does not depend on ours.
    const ms =
      msOf(data.judgement.lineAt) -
      msOf(data.judgement.judgedAt) +
      AFTER_LINE -
      (Date.now() - data.at)
    if (ms > LONGEST_TIMER) return
    const timer = setTimeout(
      () => {
        setStale(data)
        void mutate()
      },
      Math.max(0, ms),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [data, mutate])

  const question = asked ? JSON.stringify(asked) : undefined
  const last = useRef<{ question: string; judgement: Judgement }>(undefined)
  const latestOnChanged = useRef(onChanged)
  useEffect(() => {
    latestOnChanged.current = onChanged
  })
  useEffect(() => {
    if (!data || question === undefined) return
    const before = last.current
    last.current = { question, judgement: data.judgement }
    if (before?.question === question && essence(before.judgement) !== essence(data.judgement))
      latestOnChanged.current(before.judgement, data.judgement)
  }, [data, question])
  // What was judged on an earlier visit, or while nobody looked, is not shown as if it were now.
  const fresh = data !== undefined && data !== stale && Date.now() - data.at < TOO_OLD
  return {
    judgement: fresh ? data.judgement : undefined,
    error,
    judging: isValidating,
    rejudge: () => mutate(),
  }
}
