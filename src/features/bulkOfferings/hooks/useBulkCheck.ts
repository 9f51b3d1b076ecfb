import { useEffect, useState } from 'react'
import { ApiError } from '@/api/ApiError'
import { request } from '@/api/client'
import { multidatePostings } from '@/contracts/bulkOfferings'
import type { MultidateDate, MultidateValidation } from '@/contracts/bulkOfferings/schemas'

const REST_MS = 400
export type BulkCheck = {
  answer: MultidateValidation | undefined
  asking: boolean
  /** The last question got no answer: what is shown may be old. */ failed: boolean
  retry: () => void
}

/** What the server says of the chosen dates: asked after a short rest, the last answer stays until the next. */
export function useBulkCheck(
  clientId: string,
  offeringId: number,
  items: readonly MultidateDate[],
): BulkCheck {
  const [answered, setAnswered] = useState<{ asked: string; answer: MultidateValidation }>()
  const [failed, setFailed] = useState('')
  const [tries, setTries] = useState(0)
  const asked = items.length > 0 ? JSON.stringify(items) : ''
  useEffect(() => {
    if (asked === '') return undefined
    let current = true
    const timer = setTimeout(() => {
      request(multidatePostings.validate, {
        clientId,
        offeringId,
        body: { items: JSON.parse(asked) as MultidateDate[] },
      })
        .then((answer) => {
          if (current) {
            setAnswered({ asked, answer })
            setFailed('')
          }
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (current) setFailed(asked)
        })
    }, REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked, clientId, offeringId, tries])
  const lost = asked !== '' && failed === asked
  return {
    answer: asked === '' ? undefined : answered?.answer,
    asking: asked !== '' && asked !== answered?.asked && !lost,
    failed: lost,
    retry: () => {
      setFailed('')
      setTries(tries + 1)
    },
  }
}
