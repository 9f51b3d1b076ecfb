import { useEffect, useState } from 'react'
import { ApiError } from '@/api/apiError'
import { request } from '@/api/client'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings.schemas'

const REST_MS = 400

/** What the server says of the conditions while one types: asked after a short rest, the last answer stays until the next. [answer, asking] */
export function usePostingPreview(clientId: string, offerId: string, input: OfferingInput | undefined) {
  const [answer, setAnswer] = useState<OfferingValidation>()
  const [answered, setAnswered] = useState('')
  const asked = input ? JSON.stringify(input) : ''
  useEffect(() => {
    if (asked === '') return undefined
    let current = true
    const timer = setTimeout(() => {
      request(offerings.validate, { clientId, offerId, body: JSON.parse(asked) as OfferingInput }).then((next) => {
        if (current) { setAnswer(next); setAnswered(asked) }
        // Publishing asks again; while one types a failure has nothing to say.
      }).catch((error: unknown) => { if (!(error instanceof ApiError)) throw error })
    }, REST_MS)
    return () => { current = false; clearTimeout(timer) }
  }, [asked, clientId, offerId])
  return [answer, asked !== '' && asked !== answered] as const
}
