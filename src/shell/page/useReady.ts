import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether the URL parameters are known and the prerendered HTML is hydrated. router.isReady alone
 * is true too early on a page without parameters: in the very render that must still match the
 * HTML.
 */
export function useReady() {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return useRouter().isReady && isHydrated
}
