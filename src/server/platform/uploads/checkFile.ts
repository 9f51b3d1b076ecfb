import { concurrencyLimiter } from '@/server/platform/concurrencyLimiter'

/**
 * Runs the check of an uploaded file: the whole file is in memory more than once, so only a few are checked at a time.
 * Companies take turns, so one that sends many files delays only itself.
 */
export const runFileCheck: <T>(companyId: number, check: () => Promise<T>) => Promise<T> =
  concurrencyLimiter({
    atOnce: 2,
    queue: 10,
    queues: 50,
    busy: 'ただいまファイルの確認が混み合っています。数秒待ってから、もう一度お試しください。',
  })
