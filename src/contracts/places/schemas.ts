import * as z from 'zod/mini'
import { id } from '@/contracts/common/schemas'
import { roles } from '@/contracts/permission'

/** Where an address is known from: the store, its company, one of its templates; `prefix`: only the prefecture, from the first digits of the code. */
export const placeSources = ['client', 'company', 'offer', 'prefix'] as const
export const Place = z.object({
  postalCode: z.nullable(z.string()),
  prefectureCode: z.nullable(z.string()),
  prefectureName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** What follows the city; of a template, where the parts are not told apart, the whole address. */
  addressLine: z.nullable(z.string()),
  /** Degrees, as text. */
  latitude: z.nullable(z.string()),
  longitude: z.nullable(z.string()),
  stations: z.array(z.object({ line: z.string(), name: z.string(), walkMin: z.int() })),
  source: z.enum(placeSources),
})
export type Place = z.infer<typeof Place>
/** The best known first; empty: type it by hand. */
export const Places = z.object({ items: z.array(Place) })
export type Places = z.infer<typeof Places>

/** What a tag manager may be told of the reader: never a name, an address or anything that somebody wrote. */
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
