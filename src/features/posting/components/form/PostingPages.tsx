import { useRouter } from 'next/router'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { PostingValues } from '@/features/posting/lib/postingValues'

/** A completed form on its way to the confirmation and back. */
export type PostingWork = {
  values: PostingValues
  input: OfferingInput
  /** The version of the offering that was edited; undefined for a new one. */
  lockVersion: number | undefined
}
type Posting = {
  /** The offering that is edited, '' for a new one: from the path, or from the query of the confirmation. */
  offeringId: string
  savedWork: () => PostingWork | undefined
  saveWork: (work: PostingWork) => void
  clearWork: () => void
}
const Context = createContext<Posting>({
  offeringId: '',
  savedWork: () => undefined,
  saveWork: () => undefined,
  clearWork: () => undefined,
})
export const usePosting = () => useContext(Context)

/**
 * Wraps the pages of one offering (new, edit, confirmation) and keeps the form in memory while the
 * user moves between them, by template and offering. Leaving for another page discards it; a reload
 * falls back to the draft on the device.
 */
export function PostingPages({ children }: { children: ReactNode }) {
  const { query } = useRouter()
  const offeringId = Number(query['offeringId']) > 0 ? String(query['offeringId']) : ''
  const [works] = useState(() => new Map<string, PostingWork>())
  const key = `${String(query['clientId'])}/${String(query['offerId'])}/${offeringId}`
  const posting = useMemo(
    () => ({
      offeringId,
      savedWork: () => works.get(key),
      saveWork: (work: PostingWork) => {
        works.set(key, work)
      },
      clearWork: () => {
        works.delete(key)
      },
    }),
    [offeringId, key, works],
  )
  return <Context value={posting}>{children}</Context>
}
