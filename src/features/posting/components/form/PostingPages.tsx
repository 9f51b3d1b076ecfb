import { useRouter } from 'next/router'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { PostingValues } from '@/features/posting/lib/postingValues'

/** A finished form on its way to the confirmation and back. */
export type Work = {
  values: PostingValues
  input: OfferingInput
  /** Of an edited posting: the version that was edited. */ lockVersion: number | undefined
}
type Posting = {
  /** The posting that is edited, '' for a new one: from the path, or from the query of the confirmation. */
  offeringId: string
  held: () => Work | undefined
  hold: (work: Work) => void
  drop: () => void
}
const Context = createContext<Posting>({
  offeringId: '',
  held: () => undefined,
  hold: () => undefined,
  drop: () => undefined,
})
export const usePosting = () => useContext(Context)

/**
 * Around the pages of one posting (new, edit, confirmation): it lives as long as one goes to and fro between them and keeps what was typed, by template and posting,
 * in memory only. Whoever leaves for another page begins anew the next time; a reload falls back to the draft of the device.
 */
export function PostingPages({ children }: { children: ReactNode }) {
  const { query } = useRouter()
  const offeringId = Number(query['offeringId']) > 0 ? String(query['offeringId']) : ''
  const [kept] = useState(() => new Map<string, Work>())
  const key = `${String(query['clientId'])}/${String(query['offerId'])}/${offeringId}`
  const posting = useMemo(
    () => ({
      offeringId,
      held: () => kept.get(key),
      hold: (work: Work) => {
        kept.set(key, work)
      },
      drop: () => {
        kept.delete(key)
      },
    }),
    [offeringId, key, kept],
  )
  return <Context value={posting}>{children}</Context>
}
