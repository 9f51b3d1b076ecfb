import * as z from 'zod/mini'
import { count, day, id, instant } from '@/contracts/common/schemas'
import { rosterFieldKeys } from './enums'

const key = z.enum(rosterFieldKeys)
/** The columns of a roster (出勤者名簿) in order. `lockedReason`: why this account can neither see nor toggle one. */
export const RosterFields = z.object({
  items: z.array(
    z.object({
      key,
      label: z.string(),
      note: z.string(),
      enabled: z.boolean(),
      lockedReason: z.nullable(z.string()),
    }),
  ),
  /** 0 without saved settings. */
  lockVersion: count,
  updatedByName: z.nullable(z.string()),
})
export type RosterFields = z.infer<typeof RosterFields>
/** All fields, each once, in the order of the columns. */
export const RosterFieldsUpdate = z.object({
  items: z.array(z.object({ key, enabled: z.boolean() })).check(z.minLength(1), z.maxLength(50)),
  lockVersion: count,
})
export type RosterFieldsUpdate = z.infer<typeof RosterFieldsUpdate>

/** Whether the worker was taught before the work (労働安全衛生法59条1項). `false` takes a wrong tick back. */
export const SafetyTrainingInput = z.object({ isGiven: z.boolean() })
export type SafetyTrainingInput = z.infer<typeof SafetyTrainingInput>
/**
 * Who recorded the training of the worker, and when; null without a record. `byName`: null once the account has left.
 */
export const SafetyTraining = z.object({
  safetyTraining: z.nullable(z.object({ at: instant, byName: z.nullable(z.string()) })),
})
export type SafetyTraining = z.infer<typeof SafetyTraining>

/** Whether the certificate of age of the worker was seen (労働基準法57条1項). `false` takes a wrong tick back. */
export const AgeCertificateInput = z.object({ isSeen: z.boolean() })
export type AgeCertificateInput = z.infer<typeof AgeCertificateInput>
/**
 * Of a worker who is under 18 on the day of work: who saw the certificate of age, and when; `seen` is null without a
 * record. Null for older workers, and for accounts that cannot record it.
 */
export const AgeCertificate = z.object({
  ageCertificate: z.nullable(
    z.object({ seen: z.nullable(z.object({ at: instant, byName: z.nullable(z.string()) })) }),
  ),
})
export type AgeCertificate = z.infer<typeof AgeCertificate>

/**
 * The roster of some days, its offerings by start. `cells` are in the order of `columns`: texts, and numbers for
 * counts.
 */
export const Roster = z.object({
  fromOn: day,
  toOn: day,
  asOf: instant,
  columns: z.array(z.object({ key, label: z.string() })),
  /** Columns of the store that this account may not read. */
  hiddenLabels: z.array(z.string()),
  peopleCount: count,
  offerings: z.array(
    z.object({
      offeringId: id,
      title: z.string(),
      workOn: day,
      startAt: instant,
      endAt: instant,
      breakMin: count,
      peopleWanted: count,
      rows: z.array(
        z.object({
          userId: id,
          matchingId: id,
          name: z.string(),
          nameKana: z.string(),
          /** The operator examines the store's cancel of it: the worker is not expected. */
          isCancelUnderReview: z.boolean(),
          safetyTraining: SafetyTraining.shape.safetyTraining,
          ageCertificate: AgeCertificate.shape.ageCertificate,
          cells: z.array(z.union([z.string(), z.number()])),
        }),
      ),
    }),
  ),
})
export type Roster = z.infer<typeof Roster>
