import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { sessions } from '@/contracts/sessions'
import { clearPersonalStorage } from '@/lib/storage/clearPersonalStorage'
import { hardNavigate } from '@/lib/browser/hardNavigate'
import { stored } from '@/lib/storage/storage'
import { useMutation } from './useMutation'

/** The id of the account this browser is signed in with; 0: nobody. */
const signedInAs = stored(
  'signedInAs',
  0,
  (value): value is number => typeof value === 'number' && Number.isSafeInteger(value),
)
let leaving = false

/** What another account has read must not be seen by the next one: the cache is emptied and the document replaced. */
export function useStartOver() {
  const { mutate } = useSWRConfig()
  return async (path: string) => {
    leaving = true
    await mutate(() => true, undefined, { revalidate: false })
    hardNavigate.to(path)
  }
}

/** [signOut, running]. `after`: where to go. A call that fails is the caller's to tell; nothing is forgotten then. */
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

/** While a page shows what `accountId` may see: when another tab signs out or in as somebody else, or the browser brings the page back from its memory, the page starts anew. */
export function useOneAccount(accountId: number | undefined) {
  useEffect(() => {
    if (accountId === undefined) return undefined
    signedInAs.set(accountId)
    const check = () => {
      if (!leaving && signedInAs.get() !== accountId) hardNavigate.again()
    }
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        leaving = false
        check()
      }
    }
    const stop = signedInAs.subscribe(check)
    addEventListener('pageshow', shown)
    return () => {
      stop()
      removeEventListener('pageshow', shown)
    }
  }, [accountId])
}
