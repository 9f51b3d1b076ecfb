import type { Context } from 'hono'
import type { Endpoint } from '@/contracts/endpoint'
import { Export } from '@/server/platform/exports/export'
import { streamOf } from '@/server/platform/exports/streamOf'
import type { ApiError } from './errors'

/** The status of a successful answer. */
export const statusOf = (media: Endpoint['response']) => (media === undefined ? 204 : 200)

/** A Content-Disposition header (RFC 6266). Also encodes the characters that RFC 8187 does not allow. */
export const attachmentHeader = (name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`

/** The answer of a call. `onEnd` is called at the end of a streamed answer, see `streamOf`. */
export function respond(
  c: Context,
  media: Endpoint['response'],
  output: unknown,
  onEnd: (error?: unknown) => Promise<void>,
) {
  if (media === undefined) return c.body(null, 204)
  if (media === 'application/json') {
    if (typeof output === 'object' && output !== null && 'lockVersion' in output)
      c.header('ETag', `"${String(output.lockVersion)}"`)
    return c.json(output as object)
  }
  // For stored files the media type comes with the bytes; nosniff keeps the browser from guessing another.
  const mediaType =
    media === 'application/octet-stream' && output instanceof Blob && output.type !== ''
      ? output.type
      : media
  c.header(
    'Content-Type',
    mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
  )
  c.header('X-Content-Type-Options', 'nosniff')
  if (output instanceof Export) {
    c.header('Content-Disposition', attachmentHeader(output.name))
    const { content } = output
    return c.body(content instanceof Blob ? content.stream() : streamOf(content, onEnd))
  }
  return c.body(output instanceof Blob ? output.stream() : (output as ReadableStream))
}

/**
 * Answers a refusal as `ApiErrorBody`: its code, the messages for users, and the reasons per field if there are any.
 */
export function sendError(c: Context, { status, code, messages, fields, headers }: ApiError) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return c.json({ code, messages, ...(fields && { fields }) }, status)
}
