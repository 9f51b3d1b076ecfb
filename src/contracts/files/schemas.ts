import * as z from 'zod/mini'
import { count, id, requiredText } from '@/contracts/common/schemas'

export const UploadedFileInput = z.object({
  purpose: z.enum(['offerImage', 'rejectEvidence', 'factCheck', 'clientImage']),
  name: requiredText(200),
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  /** Base64, at most about 700 kB of image data: the page scales it down before sending. */
  data: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(960_000, '画像が大きすぎます。別の画像を選んでください。'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, '画像を読み取れません。'),
    ),
})
export type UploadedFileInput = z.infer<typeof UploadedFileInput>
export const UploadedFile = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  byteSize: count,
})
export type UploadedFile = z.infer<typeof UploadedFile>
