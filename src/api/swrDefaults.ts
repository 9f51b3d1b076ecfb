import type { SWRConfiguration } from 'swr'
import { ApiError } from './ApiError'

const MAX_RETRIES = 3
/** Returns the milliseconds before the n-th retry: exponential, with up to 50 % jitter, at least Retry-After. */
export const retryDelay = (
  attempt: number,
  retryAfter: number | undefined,
  random: () => number = Math.random,
) => Math.max((retryAfter ?? 0) * 1000, 1000 * 2 ** (attempt - 1) * (1 + random() / 2))

/** SWR settings of all reads. */
export const swrDefaults: SWRConfiguration = {
  dedupingInterval: 10_000,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // SWR does not repeat a read while the page is hidden or offline.
  refreshInterval: 60_000,
  // SWR passes five arguments, key and configuration among them.
  onErrorRetry: (...[error, , , revalidate, { retryCount }]) => {
    // 429 says when the call can be repeated; other refusals are final.
    const isRefused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    if (isRefused || retryCount > MAX_RETRIES) return
    setTimeout(
      () => {
        void revalidate({ retryCount })
      },
      retryDelay(retryCount, error instanceof ApiError ? error.retryAfter : undefined),
    )
  },
}
