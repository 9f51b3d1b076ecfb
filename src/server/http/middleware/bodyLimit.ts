import { bodyLimit } from 'hono/body-limit'
import { ApiError } from '@/server/http/errors'
import { sizes } from '@/server/platform/rateLimiter'

/** Refuses a body above the size limit before reading it. */
export const limitBodySize = bodyLimit({
  maxSize: sizes.bodyBytes,
  onError: () => {
    throw new ApiError(413, 'too_large', '送信できる大きさ (1MB) を超えています。')
  },
})
