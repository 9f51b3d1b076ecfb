import { safeNext } from '@/routes/href'
import { routes } from '@/routes/routes'

/** The page to open after sign-in, from `?next=`; undefined if it is not a page of this console. */
export function nextPage(next: unknown): string | undefined {
  const path = safeNext(routes, next)
  return path?.split(/[?#]/)[0] === routes.login.path ? undefined : path
}
