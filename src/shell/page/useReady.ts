import { useRouter } from 'next/router'
import { useLayoutEffect, useState } from 'react'
import { isRouteChange } from './firstPage'

/**
 * Whether the URL parameters are known and the prerendered HTML is hydrated. router.isReady alone
 * is true too early on a page without parameters: in the very render that must still match the
 * HTML.
 *
 * The first screen is rendered in one piece. Next sets the parameters in a transition, which React renders in slices of
 * some milliseconds. After each slice the browser would draw a frame, for which it matches the whole page against the
 * styles that the slice has added: on a slow processor the content appeared a seventh later.
 */
export function useReady() {
  const { isReady } = useRouter()
  const [isShown, setIsShown] = useState(() => isReady && isRouteChange())
  useLayoutEffect(() => {
    if (isReady) setIsShown(true)
  }, [isReady])
  return isShown
}
