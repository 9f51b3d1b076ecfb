import { forgetPageAccount } from '@/api/pageAccount'
import { useStartOver } from '@/api/session'
import { useMutation } from '@/api/useMutation'
import { sessions } from '@/contracts/sessions'
import { firstPage } from '@/features/sessions/lib/firstPage'
import { noteDevice } from '@/features/sessions/lib/noteDevice'

/** Signs in, and goes to `next` or to the first page of the account. Rejects with the refusal of the call. */
export function useSignIn() {
  const [signIn] = useMutation(sessions.signIn)
  const startOver = useStartOver()
  return async (body: { email: string; password: string }, next?: string) => {
    await signIn({ body })
    // This document may have been opened by another account.
    forgetPageAccount()
    await noteDevice()
    // A full page load, as on sign-out, so that no data of another account stays in memory.
    await startOver(next ?? (await firstPage()))
  }
}
