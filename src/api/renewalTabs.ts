import { deviceNow } from '@/lib/clock'
import { stored } from '@/lib/storage/storage'

// Tabs agree on who renews the session by Web Locks. Older browsers and insecure origins have none:
// there the server's grace period allows parallel renewals.
const LOCK_NAME = 'session-refresh'
/** Prefix of the names of the locks by which a tab announces when it renewed the session. */
const RENEWED_PREFIX = 'session-renewed:'
/** After this time (ms) a renewal is visible in the localStorage of all tabs. */
const ANNOUNCED_MS = 10_000

/** When a tab last renewed the session, in milliseconds since the epoch. */
const lastRefresh = stored('lastRefresh', 0, (value): value is number => typeof value === 'number')

/** Runs the work while no other tab runs it. */
export const oneTabAtATime = async <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? await navigator.locks.request(LOCK_NAME, work) : work()

/**
 * Records that this tab has just renewed the session. Call it inside oneTabAtATime. What a tab writes into localStorage
 * reaches the processes of other tabs late, often after they have been granted the lock. The lock manager is shared by
 * all tabs, so the time is also written there: as the name of a lock that is held for a while.
 */
export async function announceRenewal() {
  const renewedAt = deviceNow()
  lastRefresh.set(renewedAt)
  if (!navigator.locks) return
  await new Promise<void>((granted) => {
    void navigator.locks.request(`${RENEWED_PREFIX}${renewedAt}`, { mode: 'shared' }, () => {
      granted()
      return new Promise<void>((release) => {
        setTimeout(release, ANNOUNCED_MS)
      })
    })
  })
}

/** Returns the times at which other tabs announced that they had renewed the session. */
async function announcedTimes() {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held
    .map(({ name = '' }) => name)
    .filter((name) => name.startsWith(RENEWED_PREFIX))
    .map((name) => Number(name.slice(RENEWED_PREFIX.length)))
}

/** Whether a tab has renewed the session since a call was sent. Call it inside oneTabAtATime. */
export async function isRenewedElsewhere(sentAt: number) {
  const times = [lastRefresh.get(), ...(await announcedTimes())]
  // A time in the future was written before the clock was set back, and is ignored.
  return times.some((renewedAt) => renewedAt > sentAt && renewedAt <= deviceNow())
}
