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
  const [signOut, leaving] = useSignOut(href(routes.login, {}))
  return (
    <button
      type='button'
      className={className}
      aria-disabled={leaving || undefined}
      onClick={() => {
        if (!leaving) signOut().catch(notifyError)
      }}
    >
      {children}
    </button>
  )
}
