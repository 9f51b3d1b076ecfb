import type { ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { useSignOut } from '@/api/session'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

/** Signs out and leads to the sign-in page. */
export function SignOutButton({ children }: { children: ReactNode }) {
  const [signOut, isSigningOut] = useSignOut(href(routes.login, {}))
  return (
    <button
      type='button'
      aria-disabled={isSigningOut || undefined}
      onClick={() => {
        if (!isSigningOut) signOut().catch(notifyError)
      }}
    >
      {children}
    </button>
  )
}
