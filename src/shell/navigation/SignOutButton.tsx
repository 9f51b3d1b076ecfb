import type { ReactNode } from 'react'
import { notifyError } from '@/api/client'
import { useSignOut } from '@/api/session'
import { routes } from '@/routes/routes'
import { href } from '@/routes/href'

export function SignOutButton({
  children,
  className,
}: {
  children: ReactNode
  className?: string
}) {
  const [signOut, isSigningOut] = useSignOut(href(routes.login, {}))
  return (
    <button
      type='button'
      className={className}
      aria-disabled={isSigningOut || undefined}
      onClick={() => {
        if (!isSigningOut) signOut().catch(notifyError)
      }}
    >
      {children}
    </button>
  )
}
