import { useEffect, useState } from 'react'
import { ApiError } from '@/api/apiError'
import { request } from '@/api/client'
import { offers } from '@/contracts/offers'
import type { OfferCheckInput } from '@/contracts/offers.schemas'
import { issuesOf, type OfferIssue } from './offerIssues'

const REST_MS = 600

/** What the check says of the words while one types, asked after a short rest. [issues, checkNow]: a save asks at once and waits. */
export function useOfferCheck(clientId: string, asked: OfferCheckInput) {
  const [issues, setIssues] = useState<readonly OfferIssue[]>([])
  const text = JSON.stringify(asked)
  useEffect(() => {
    let current = true
    const timer = setTimeout(() => {
      request(offers.check, { clientId, body: JSON.parse(text) as OfferCheckInput }).then((check) => { if (current) setIssues(issuesOf(check)) })
        // A save asks again; while one types a failure has nothing to say.
        .catch((error: unknown) => { if (!(error instanceof ApiError)) throw error })
    }, REST_MS)
    return () => { current = false; clearTimeout(timer) }
  }, [clientId, text])
  async function checkNow(body: OfferCheckInput) {
    const found = issuesOf(await request(offers.check, { clientId, body }))
    setIssues(found)
    return found
  }
  return [issues, checkNow] as const
}
