import * as z from 'zod/mini'
import { id, instant } from '@/contracts/common/schemas'
import { clientStatuses, restrictionCodes, restrictionLevels, smokingPolicies } from './enums'

export const Client = z.object({
  id,
  companyId: id,
  name: z.string(),
  brandName: z.nullable(z.string()),
  status: z.enum(clientStatuses),
})
export type Client = z.infer<typeof Client>

/** What the store may not do now, and why. */
export const Restriction = z.object({
  code: z.enum(restrictionCodes),
  level: z.enum(restrictionLevels),
  message: z.string(),
  sinceAt: instant,
  untilAt: z.nullable(instant),
})
export type Restriction = z.infer<typeof Restriction>

/** What every screen of a store may need: read once, kept. */
export const ClientBase = z.object({
  client: z.object({
    id,
    name: z.string(),
    brandName: z.nullable(z.string()),
    status: z.enum(clientStatuses),
    postalCode: z.nullable(z.string()),
    prefectureCode: z.nullable(z.string()),
    prefectureName: z.nullable(z.string()),
    city: z.nullable(z.string()),
    addressLine: z.nullable(z.string()),
    building: z.nullable(z.string()),
    nearestStations: z.array(z.object({ line: z.string(), name: z.string(), walkMin: z.int() })),
    accessNote: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    emergencyPhoneNumber: z.nullable(z.string()),
    managerName: z.nullable(z.string()),
    smokingPolicy: z.enum(smokingPolicies),
    defaultMeetingPlace: z.nullable(z.string()),
  }),
  company: z.object({ id, name: z.string() }),
  /** The hardest first. */
  restrictions: z.array(Restriction),
  /** The reader must confirm once a month that an application is a labour contract, and has not yet. */
  acknowledgementRequired: z.boolean(),
})
export type ClientBase = z.infer<typeof ClientBase>
