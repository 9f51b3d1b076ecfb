import * as z from 'zod/mini'
import { count, id, instant, requiredText } from '@/contracts/common/schemas'
import { manualLimits } from './enums'

/** A manual (PDF) of an offer or offering. The server replaces name and size by its own values. */
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
/**
 * How to upload a manual or another file: the number of pieces, and the size of each in bytes; the last may be smaller.
 */
export const PieceUpload = z.object({ id, pieceBytes: count, pieces: count })
export type PieceUpload = z.infer<typeof PieceUpload>
export const UploadPiece = z.object({
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
export type UploadPiece = z.infer<typeof UploadPiece>
/**
 * A link to one manual, valid for a few minutes and for the requesting account only. `url` contains the id, `expires`
 * (seconds since the epoch) and the signature.
 */
export const ManualLink = z.object({
  manualId: id,
  expires: z.int(),
  signature: z.string(),
  url: z.string(),
  expiresAt: instant,
})
export type ManualLink = z.infer<typeof ManualLink>
