import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { runOfferCheck, checkedOf } from '@/features/offers/lib/runOfferCheck'
import type { OfferIssue } from '@/features/offers/lib/offerIssues'
import type { OfferValues } from '@/features/offers/lib/offerValues'

const REST_MS = 600

/**
 * What the check says of the words while one types, asked after a short rest. [issues, checkNow]: a save asks at once and waits.
 * `quiet`: nothing was typed that could be checked.
 */
export function useOfferCheck(
  clientId: string,
  values: OfferValues,
  { whole, quiet }: { whole: boolean; quiet: boolean },
) {
  const [issues, setIssues] = useState<readonly OfferIssue[]>([])
  const text = JSON.stringify(values)
  useEffect(() => {
    if (quiet) return undefined
    let current = true
    const timer = setTimeout(() => {
      runOfferCheck(clientId, checkedOf(JSON.parse(text) as OfferValues, whole))
        .then((found) => {
          if (current) setIssues(found)
        })
        // A save asks again; while one types a failure has nothing to say.
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
        })
    }, REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [clientId, text, whole, quiet])
  async function checkNow(now: OfferValues) {
    const found = await runOfferCheck(clientId, checkedOf(now, true))
    setIssues(found)
    return found
  }
  return [issues, checkNow] as const
}
