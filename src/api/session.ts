import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { sessions } from '@/contracts/sessions'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { serverNow } from '@/lib/clock'
import { clearPersonalStorage } from '@/lib/storage/clearPersonalStorage'
import { dropForeignList } from '@/lib/storage/keptToday'
import { signedInAs } from '@/lib/storage/signedInAs'
import { reportOtherAccount } from './client'
import { forgetPageAccount } from './pageAccount'
import { useMutation } from './useMutation'

let leaving = false

/**
 * Returns a function that clears the cache and loads a page as a new document, so that the next account sees no data of
 * this one.
 */
export function useStartOver() {
  const { mutate } = useSWRConfig()
  return async (path: string) => {
    leaving = true
    forgetPageAccount()
    await mutate(() => true, undefined, { revalidate: false })
    hardNavigate.to(path)
  }
}

/** Call it after a sign-in: until a page knows the account, a reload must not take the browser for signed out. */
export function forgetSignOut() {
  if (signedInAs.get() === signedInAs.initial) signedInAs.reset()
}

/** Returns [signOut, isRunning]. `after`: path of the next page. If the call fails, it rejects and clears no data. */
export function useSignOut(after: string) {
  const [call, running] = useMutation(sessions.signOut)
  const startOver = useStartOver()
  async function signOut() {
    await call({})
    leaving = true
    clearPersonalStorage()
    signedInAs.set(0)
    await startOver(after)
  }
  return [signOut, running] as const
}

/**
 * Reports when another account than `accountId`, or none, is signed in: after a sign-in or sign-out in another tab, or
 * when the browser restores the page from its back-forward cache. Without unsaved input the page is left or reloaded.
 */
export function useOneAccount(accountId: number | undefined) {
  const shownId = useRef<number>(undefined)
  useEffect(() => {
    // A sign-out empties the page before it is left; a page restored by Back must still notice that.
    const handleShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      leaving = false
      if (shownId.current !== undefined) reportUnlessSignedInAs(shownId.current)
    }
    addEventListener('pageshow', handleShown)
    return () => removeEventListener('pageshow', handleShown)
  }, [])
  useEffect(() => {
    if (accountId === undefined) return undefined
    shownId.current = accountId
    signedInAs.set(accountId)
    dropForeignList(accountId, serverNow())
    return signedInAs.subscribe(() => reportUnlessSignedInAs(accountId))
  }, [accountId])
}

function reportUnlessSignedInAs(accountId: number) {
  const current = signedInAs.get()
  if (leaving || current === accountId) return
  reportOtherAccount({ isWrite: false, isSignedOut: current === signedInAs.initial })
}
