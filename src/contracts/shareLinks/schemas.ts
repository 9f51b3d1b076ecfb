import * as z from 'zod/mini'
import { instant } from '@/contracts/common/schemas'

/** Whether a link opens this posting now; otherwise the reason why none does. */
export const ShareUrlExists = z.object({ exists: z.boolean(), reason: z.nullable(z.string()) })
export type ShareUrlExists = z.infer<typeof ShareUrlExists>

/** Absolute, for copying and for a QR code. Whoever holds it may apply until `expiresAt`, the deadline of the posting. */
export const ShareUrl = z.object({ url: z.string(), expiresAt: instant })
export type ShareUrl = z.infer<typeof ShareUrl>
