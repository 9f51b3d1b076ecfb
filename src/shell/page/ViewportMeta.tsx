import Head from 'next/head'
import { useSyncExternalStore } from 'react'

const FLUID = 'width=device-width, initial-scale=1, viewport-fit=cover'
const FIXED = 'width=375, viewport-fit=cover'

function subscribe(onChange: () => void) {
  addEventListener('resize', onChange)
  return () => {
    removeEventListener('resize', onChange)
  }
}

/**
 * Screens narrower than 375 px show the page scaled down from a width of 375 px. A narrow window on a desktop ignores
 * this tag and uses the minimum width of the body (globalStyle, ADR 58).
 */
export function ViewportMeta() {
  const isTiny = useSyncExternalStore(
    subscribe,
    () => screen.width < 375,
    () => false,
  )
  return (
    <Head>
      <meta name='viewport' content={isTiny ? FIXED : FLUID} />
    </Head>
  )
}
