import type { FileRules } from '@/ui/fields/files/fileRules'

const MEGABYTE = 1_048_576

/** What a field for pictures takes. They are shrunk before they are sent, so the file may be larger than an upload. */
export const pictureRules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  acceptLabel: 'JPEG・PNG・WebP',
  maxBytes: 20 * MEGABYTE,
} as const satisfies Omit<FileRules, 'maxCount'>
