import { forgetPageAccount } from '@/api/pageAccount'
import { forgetSignOut, useStartOver } from '@/api/session'
import { useMutation } from '@/api/useMutation'
import { sessions } from '@/contracts/sessions'
import { firstPage } from '@/features/sessions/lib/firstPage'
import { noteDevice } from '@/features/sessions/lib/noteDevice'
import { rememberRights } from '@/features/sessions/lib/rememberRights'

/**
 * Returns a function that signs in and opens `next` or the account's first page. It rejects with the server's error.
 */
export function useSignIn() {
  const [signIn] = useMutation(sessions.signIn)
  const startOver = useStartOver()
  return async (body: { email: string; password: string }, next?: string) => {
    await signIn({ body })
    // The page may have been loaded for another account, whose id must not be compared with the new one.
    forgetPageAccount()
    forgetSignOut()
    await Promise.all([noteDevice(), rememberRights()])
    // A full page load, as on sign-out, so that no data of another account stays in memory.
    await startOver(next ?? (await firstPage()))
  }
}
