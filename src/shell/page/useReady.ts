import { useRouter } from 'next/router'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the parameters of the address are known and the prerendered HTML has been taken over. The
 * router alone says so too early on an address without parameters: in the very rendering that must
 * still equal the HTML.
 */
export function useReady() {
  const takenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useRouter().isReady && takenOver
}
