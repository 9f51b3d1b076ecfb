import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { searchClients } from '@/lib/storage/storedValues'

const remembered = searchClients.of('account')

/**
 * Remembers the search of the list of stores on this device until the user signs out: a list that is
 * opened without a search begins with the last one. Returns the handler of a new search.
 */
export function useRememberedSearch(keyword: string, search: (keyword: string) => void) {
  const { isReady } = useRouter()
  const restore = useEffectEvent(() => {
    const last = remembered.get()
    if (keyword === '' && last !== '') search(last)
  })
  useEffect(() => {
    if (isReady) restore()
  }, [isReady])
  return (next: string) => {
    remembered.set(next)
    search(next)
  }
}
