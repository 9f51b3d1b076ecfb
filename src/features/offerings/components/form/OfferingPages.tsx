import { useRouter } from 'next/router'
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { useSWRConfig } from 'swr'
import type { OfferingInput } from '@/contracts/offerings/schemas'
import type { OfferingValues } from '@/features/offerings/lib/offeringValues'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

/** A completed form on its way to the confirmation and back. */
type OfferingWork = {
  values: OfferingValues
  input: OfferingInput
  /** The version of the offering that was edited; undefined for a new one. */
  lockVersion: number | undefined
  /** The values of that version. */
  base?: OfferingValues
}
type FormPages = {
  /** The pages of a dedicated offering for graduates. */
  isForGraduates: boolean
  /** The edited offering, from the path or from the query of the confirmation; '' for a new one. */
  offeringId: string
  savedWork: () => OfferingWork | undefined
  saveWork: (work: OfferingWork) => void
  clearWork: () => void
  /** Call it after publishing, so that going back does not show the form or the confirmation again. */
  markPublished: (offeringId: number) => void
}
const Context = createContext<FormPages>({
  isForGraduates: false,
  offeringId: '',
  savedWork: () => undefined,
  saveWork: () => undefined,
  clearWork: () => undefined,
  markPublished: () => undefined,
})
/** The pages of the offering form around this component. */
export const useFormPages = () => useContext(Context)

/** The offering that was published from the form of each history entry, by the router's key of the entry. */
const publishedFrom = new Map<string, number>()
const currentEntry = () => (history.state as { key?: string } | null)?.key ?? ''
const publishedHere = () =>
  typeof window === 'undefined' ? undefined : publishedFrom.get(currentEntry())

/**
 * Removes the cached reads of `offerings.suggestion`, by its path, when the pages are left. The next form then requests
 * a new suggestion: the free day, the budget and the offer may have changed.
 */
function useNewSuggestions() {
  const { cache } = useSWRConfig()
  useEffect(
    () => () => {
      for (const key of cache.keys()) if (key.includes('/offering/suggestion')) cache.delete(key)
    },
    [cache],
  )
}

/**
 * Wraps the pages of one offering (new, edit, confirmation) and keeps the form in memory while the
 * user moves between them, by offer and offering. Leaving for another page discards it; a reload
 * falls back to the draft on the device.
 */
export function OfferingPages({
  isForGraduates = false,
  children,
}: {
  isForGraduates?: boolean
  children: ReactNode
}) {
  useNewSuggestions()
  const router = useRouter()
  const { query } = router
  const [publishedId] = useState(publishedHere)
  const leaveFor = useEffectEvent((id: number) => {
    const { clientId } = router.query
    void router.replace(href(routes.offering, { clientId: String(clientId), offeringId: id }))
  })
  useEffect(() => {
    if (publishedId !== undefined) leaveFor(publishedId)
  }, [publishedId])
  const offeringId = Number(query['offeringId']) > 0 ? String(query['offeringId']) : ''
  const [works] = useState(() => new Map<string, OfferingWork & { entry: string }>())
  const key = `${String(query['clientId'])}/${String(query['offerId'])}/${offeringId}${isForGraduates ? '/graduates' : ''}`
  const pages = useMemo(
    () => ({
      isForGraduates,
      offeringId,
      savedWork: () => works.get(key),
      saveWork: (work: OfferingWork) => {
        works.set(key, { ...work, entry: currentEntry() })
      },
      clearWork: () => {
        works.delete(key)
      },
      markPublished: (id: number) => {
        const work = works.get(key)
        if (work?.entry) publishedFrom.set(work.entry, id)
      },
    }),
    [isForGraduates, offeringId, key, works],
  )
  return publishedId === undefined ? <Context value={pages}>{children}</Context> : null
}
