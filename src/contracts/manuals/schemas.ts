import * as z from 'zod/mini'
import { count, id, instant, requiredText } from '@/contracts/common/schemas'
import { manualLimits } from './enums'

/** A manual (PDF) as templates and postings name it. Name and size are the server's, whatever a form sends. */
export const Manual = z.object({
  id,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  byteSize: z.int().check(z.positive()),
})
export type Manual = z.infer<typeof Manual>

export const ManualInput = z.object({
  name: requiredText(200),
  byteSize: z
    .int()
    .check(z.positive('中身のないファイルは送れません。別のファイルを選んでください。')),
})
export type ManualInput = z.infer<typeof ManualInput>
/** Where to send it: so many pieces of so many bytes, the last with what is left. */
export const ManualUpload = z.object({ id, pieceBytes: count, pieces: count })
export type ManualUpload = z.infer<typeof ManualUpload>
export const ManualPiece = z.object({
  index: count,
  /** Base64. */
  data: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(Math.ceil(manualLimits.pieceBytes / 3) * 4),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'ファイルを読み取れません。'),
    ),
})
export type ManualPiece = z.infer<typeof ManualPiece>
/** Opens one manual for a few minutes, for the account that asked. `url` is the same as the three parts. */
export const ManualLink = z.object({
  manualId: id,
  expires: z.int(),
  seal: z.string(),
  url: z.string(),
  expiresAt: instant,
})
export type ManualLink = z.infer<typeof ManualLink>
