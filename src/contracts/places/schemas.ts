import * as z from 'zod/mini'
import { id } from '@/contracts/common/schemas'
import { roles } from '@/contracts/permission'

/**
 * Source of an address: the store, its company or one of its offers; `postal`: city and town of the code, by the
 * table of Japan Post; `prefix`: prefecture by the first digits only.
 */
export const placeSources = ['client', 'company', 'offer', 'postal', 'prefix'] as const
export const Place = z.object({
  postalCode: z.nullable(z.string()),
  prefectureCode: z.nullable(z.string()),
  prefectureName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The address after the city; for source `offer` the whole address, which is not split there. */
  addressLine: z.nullable(z.string()),
  /** Degrees, as text. */
  latitude: z.nullable(z.string()),
  longitude: z.nullable(z.string()),
  stations: z.array(z.object({ line: z.string(), name: z.string(), walkMin: z.int() })),
  source: z.enum(placeSources),
})
export type Place = z.infer<typeof Place>
/** The most reliable source first; empty if nothing is known. */
export const Places = z.object({ items: z.array(Place) })
export type Places = z.infer<typeof Places>

/** The data that a tag manager may receive: no names, addresses or text entered by users. */
export const TrackingData = z.object({
  accountId: id,
  companyId: id,
  clientId: id,
  role: z.enum(roles),
  companyClassification: z.string(),
  selfEmployed: z.boolean(),
  industry: z.nullable(z.string()),
  prefectureCode: z.nullable(z.string()),
  alreadyPublishedOffering: z.boolean(),
})
export type TrackingData = z.infer<typeof TrackingData>
