import { useEffect, useEffectEvent } from 'react'

type Page = { items: readonly unknown[]; perPage: number; totalCount: number }

/**
 * Navigates from a page beyond the end of a list to its last page: rows may have been removed since the link was made.
 * It does so once for each response, because the list may still show the previous one.
 */
export function useExistingPage(data: Page | undefined, onPage: (page: number) => void) {
  const leadTo = useEffectEvent(onPage)
  useEffect(() => {
    if (data && data.items.length === 0 && data.totalCount > 0)
      leadTo(Math.ceil(data.totalCount / data.perPage))
  }, [data])
}
