import { routes } from '@/routes/routes'
import { safeNext } from '@/routes/href'

/** The page somebody wanted before signing in, from `?next=`; undefined when it is none of this console's. */
export function nextPage(next: unknown): string | undefined {
  const path = safeNext(routes, next)
  return path?.split(/[?#]/)[0] === routes.login.path ? undefined : path
}
