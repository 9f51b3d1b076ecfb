import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '@/contracts/endpoint'
import { ApiError } from '@/server/http/errors'

const KIBI = 1024

/** Refuses a body larger than the contract of the call allows, before reading it. */
export const limitBodySize = ({ bodyBytes }: Endpoint): MiddlewareHandler =>
  bodyLimit({
    maxSize: bodyBytes,
    onError: () => {
      throw new ApiError(
        413,
        'too_large',
        `送信できる大きさ (${(bodyBytes / KIBI).toLocaleString('ja-JP')}KB) を超えています。`,
      )
    },
  })
