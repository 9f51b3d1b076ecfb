import type { FileRules } from '@/ui/fields/files/fileRules'

const MEGABYTE = 1_048_576

/**
 * What a field for pictures accepts. Pictures are shrunk before they are sent, so a file may exceed the upload limit.
 */
export const pictureRules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  acceptLabel: 'JPEG・PNG・WebP',
  maxBytes: 20 * MEGABYTE,
} as const satisfies Omit<FileRules, 'maxCount'>
