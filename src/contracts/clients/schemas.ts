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

/** A restriction on what the store may do, with its reason. */
export const Restriction = z.object({
  code: z.enum(restrictionCodes),
  level: z.enum(restrictionLevels),
  message: z.string(),
  /** The template that caused it. */
  refOfferId: z.nullable(id),
  sinceAt: instant,
  untilAt: z.nullable(instant),
})
export type Restriction = z.infer<typeof Restriction>

/** Base data of a store that many pages need; read once and cached. */
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
  /** The most severe first. */
  restrictions: z.array(Restriction),
  /** The account has not yet confirmed this month that an application concludes a labour contract. */
  acknowledgementRequired: z.boolean(),
})
export type ClientBase = z.infer<typeof ClientBase>
