import * as z from 'zod/mini'
import { instant } from '@/contracts/common/schemas'

/** Whether this offering has a share link now; otherwise the reason. */
export const ShareUrlExists = z.object({ exists: z.boolean(), reason: z.nullable(z.string()) })
export type ShareUrlExists = z.infer<typeof ShareUrlExists>

/**
 * Absolute URL, for copying and for a QR code. With it workers can apply until `expiresAt`, the deadline of the
 * offering.
 */
export const ShareUrl = z.object({ url: z.string(), expiresAt: instant })
export type ShareUrl = z.infer<typeof ShareUrl>
