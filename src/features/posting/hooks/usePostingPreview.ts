import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { PostingAnswer } from '@/features/posting/lib/postingFields'

const REST_MS = 400
/** Asks the server; must stay the same function while the posting is the same. */
export type Check = (input: OfferingInput) => Promise<PostingAnswer>
export type Preview = {
  answer: PostingAnswer | undefined
  asking: boolean
  /** The last question got no answer: what is shown may be old. */ failed: boolean
  retry: () => void
}

/** What the server says of the conditions while one types: asked at once, then after a short rest each time; the last answer stays until the next. `first`: what it said of these already. */
export function usePostingPreview(
  check: Check,
  input: OfferingInput | undefined,
  first?: PostingAnswer,
): Preview {
  const asked = input ? JSON.stringify(input) : ''
  const [answer, setAnswer] = useState(first)
  const [answered, setAnswered] = useState(first ? asked : '')
  const [failed, setFailed] = useState('')
  const [tries, setTries] = useState(0)
  const known = asked === answered
  const rest = answer || failed ? REST_MS : 0
  useEffect(() => {
    if (asked === '' || known) return undefined
    let current = true
    const timer = setTimeout(() => {
      check(JSON.parse(asked) as OfferingInput)
        .then((next) => {
          if (current) {
            setAnswer(next)
            setAnswered(asked)
            setFailed('')
          }
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (current) setFailed(asked)
        })
    }, rest)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked, known, rest, check, tries])
  const lost = asked !== '' && failed === asked
  return {
    answer,
    asking: asked !== '' && !known && !lost,
    failed: lost,
    retry: () => {
      setFailed('')
      setTries(tries + 1)
    },
  }
}
