import { useEffect, useEffectEvent } from 'react'

type Page = { items: readonly unknown[]; perPage: number; totalCount: number }

/**
 * Leads from a page beyond the end of a list to its last page: rows may have gone since the address was kept. Once
 * for each answer: until the next one arrives the list may still show this one.
 */
export function useExistingPage(data: Page | undefined, onPage: (page: number) => void) {
  const leadTo = useEffectEvent(onPage)
  useEffect(() => {
    if (data && data.items.length === 0 && data.totalCount > 0)
      leadTo(Math.ceil(data.totalCount / data.perPage))
  }, [data])
}
