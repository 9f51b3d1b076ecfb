import { SIGNED_IN_AS_KEY } from '@/lib/storage/signedInAs'
import { href } from '@/routes/href'
import { routes } from '@/routes/routes'

/** Runs in the head of the page: it may use only its arguments, nothing else of this file. */
function leaveIfSignedOut(key: string, login: string) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A new visit asks the server: somebody may have signed in without this console.
  if (visit === undefined || visit.type === 'navigate') return
  try {
    if (localStorage.getItem(key) !== '0') return
  } catch {
    return
  }
  document.documentElement.hidden = true
  location.replace(`${login}?next=${encodeURIComponent(location.pathname + location.search)}`)
}

/**
 * The script in the head of a page that needs a session. After a sign-out, Back and a reload show the sign-in at once;
 * the page would first show its skeleton, until the server has refused its reads.
 */
export const signedOutScript = `(${leaveIfSignedOut.toString()})(${[
  SIGNED_IN_AS_KEY,
  href(routes.login, {}),
]
  .map((value) => JSON.stringify(value))
  .join(',')})`
