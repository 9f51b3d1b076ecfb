import { useEffect, useState } from 'react'
import { ApiError } from '@/api/apiError'
import { request } from '@/api/client'
import { offerings } from '@/contracts/offerings'
import type { OfferingInput, OfferingValidation } from '@/contracts/offerings.schemas'

const REST_MS = 400
export type Preview = { answer: OfferingValidation | undefined; asking: boolean; /** The last question got no answer: what is shown may be old. */ failed: boolean; retry: () => void }

/** What the server says of the conditions while one types: asked after a short rest, the last answer stays until the next. */
export function usePostingPreview(clientId: string, offerId: string, input: OfferingInput | undefined): Preview {
  const [answer, setAnswer] = useState<OfferingValidation>()
  const [answered, setAnswered] = useState(''), [failed, setFailed] = useState(''), [tries, setTries] = useState(0)
  const asked = input ? JSON.stringify(input) : ''
  useEffect(() => {
    if (asked === '') return undefined
    let current = true
    const timer = setTimeout(() => {
      request(offerings.validate, { clientId, offerId, body: JSON.parse(asked) as OfferingInput }).then((next) => {
        if (current) { setAnswer(next); setAnswered(asked); setFailed('') }
      }).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (current) setFailed(asked)
      })
    }, REST_MS)
    return () => { current = false; clearTimeout(timer) }
  }, [asked, clientId, offerId, tries])
  const lost = asked !== '' && failed === asked
  return { answer, asking: asked !== '' && asked !== answered && !lost, failed: lost, retry: () => { setFailed(''); setTries(tries + 1) } }
}
