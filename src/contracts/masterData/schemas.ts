import * as z from 'zod/mini'
import { id } from '@/contracts/common/schemas'
import { tagCategories } from './enums'

export const Occupations = z.object({ items: z.array(z.object({ id, name: z.string() })) })
export type Occupations = z.infer<typeof Occupations>
export const Tags = z.object({
  items: z.array(z.object({ id, category: z.enum(tagCategories), name: z.string() })),
})
export type Tags = z.infer<typeof Tags>
/** `needsDocument`: the store has to see the certificate. */
export const Qualifications = z.object({
  items: z.array(
    z.object({ id, category: z.string(), name: z.string(), needsDocument: z.boolean() }),
  ),
})
export type Qualifications = z.infer<typeof Qualifications>
export const MasterCompanyOccupations = z.object({
  items: z.array(
    z.object({
      id,
      name: z.string(),
      occupationId: id,
      occupationName: z.string(),
      industry: z.string(),
    }),
  ),
  /** Whether the operator has configured a language model that writes drafts of offers. */
  hasTextModel: z.boolean(),
})
export type MasterCompanyOccupations = z.infer<typeof MasterCompanyOccupations>
/** The industries with their names of occupations. */
export const MasterCompanyOccupationsV2 = z.object({
  items: z.array(
    z.object({
      industryId: id,
      industry: z.string(),
      occupations: z.array(
        z.object({ id, name: z.string(), occupationId: id, occupationName: z.string() }),
      ),
    }),
  ),
})
export type MasterCompanyOccupationsV2 = z.infer<typeof MasterCompanyOccupationsV2>
