import type { SWRConfiguration } from 'swr'
import { ApiError } from './ApiError'

const TRIES = 3
/** Milliseconds before the n-th try after a failure: doubling, up to half as much again so that clients do not come back together; never before the server asked. */
export const retryDelay = (
  n: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
) => Math.max((retryAfter ?? 0) * 1000, 1000 * 2 ** (n - 1) * (1 + random() / 2))

/** How every read of the console behaves. */
export const swrDefaults: SWRConfiguration = {
  dedupingInterval: 10_000,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // Not while the page is hidden or offline (SWR's own defaults).
  refreshInterval: 60_000,
  onErrorRetry: (...[error, _key, _config, revalidate, { retryCount }]) => {
    const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (refused || retryCount > TRIES) return
    setTimeout(
      () => {
        void revalidate({ retryCount })
      },
      retryDelay(retryCount, error instanceof ApiError ? error.retryAfter : undefined),
    )
  },
}
