import * as z from 'zod/mini'
import { count, day, id, instant, optionalText, Paged, yen } from '@/contracts/common/schemas'
import { employmentTypes } from '@/contracts/workers/enums'
import {
  longTermAnswers,
  longTermBands,
  longTermFilters,
  longTermJobStatuses,
  longTermKinds,
  longTermLevels,
  longTermSelections,
  MAX_SELECTION_NOTE_LENGTH,
} from './enums'

/** A part of a weekday; 0 is Sunday. */
const Slot = z.object({
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  band: z.enum(longTermBands),
})
export type LongTermSlot = z.infer<typeof Slot>

/** When a worker would work. `daysPerWeek` null: not decided. `area`: where, in the worker's words. */
export const LongTermWishes = z.object({
  daysPerWeek: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  slots: z.array(z.extend(Slot, { answer: z.enum(longTermAnswers) })).check(z.maxLength(28)),
  area: z.string(),
})
export type LongTermWishes = z.infer<typeof LongTermWishes>

const EmploymentStart = { startOn: day, employmentType: z.enum(employmentTypes) }

/** One application or preference of a worker. `receivedAt`: when it was made. */
export const LongTermCandidate = z.object({
  id,
  kind: z.enum(longTermKinds),
  userId: id,
  name: z.string(),
  nameKana: z.string(),
  workedCountHere: count,
  /** Percent, over all stores; null without a review. */
  goodRate: z.nullable(count),
  /** The offering through which the worker applied; null for a preference. */
  job: z.nullable(z.object({ offeringId: id, title: z.string() })),
  /** How much; null for an application. */
  level: z.nullable(z.enum(longTermLevels)),
  wishes: LongTermWishes,
  message: z.string(),
  receivedAt: instant,
  selection: z.enum(longTermSelections),
  /** Ended because the worker was hired by another selection of this store. */
  isEndedByHire: z.boolean(),
  note: z.string(),
  employment: z.nullable(z.object(EmploymentStart)),
  chatRoomUid: z.nullable(z.string()),
  lockVersion: z.int(),
})
export type LongTermCandidate = z.infer<typeof LongTermCandidate>

/** `counts`: candidates of each filter, without the filter itself. */
export const LongTermCandidates = z.extend(Paged(LongTermCandidate), {
  counts: z.record(z.enum(longTermFilters), count),
})
export type LongTermCandidates = z.infer<typeof LongTermCandidates>

/** `directHireFeeFree`: the contract of the company says that hiring a worker costs no fee. */
export const LongTermAvailability = z.object({
  available: z.boolean(),
  directHireFeeFree: z.boolean(),
})
export type LongTermAvailability = z.infer<typeof LongTermAvailability>

/**
 * A job in which workers can ask for long-term employment: an offer, known by its latest offering. Wages and slots are
 * those of its offerings of the last 90 days; null and empty without any.
 */
export const LongTermJob = z.object({
  offeringId: id,
  offerId: id,
  title: z.string(),
  status: z.enum(longTermJobStatuses),
  wage: z.nullable(z.object({ minYen: yen, maxYen: yen })),
  /** Today's minimum wage, if the lowest of these wages is below it; otherwise null. */
  belowMinimum: z.nullable(
    z.object({ prefectureName: z.string(), isSpecific: z.boolean(), minimumYen: yen }),
  ),
  slots: z.array(Slot),
  applicationCount: count,
  /** Workers who have worked in this job and expressed a preference. */
  preferenceCount: count,
  unselectedCount: count,
  hiredCount: count,
})
export type LongTermJob = z.infer<typeof LongTermJob>
export const LongTermJobs = z.object({ items: z.array(LongTermJob) })
export type LongTermJobs = z.infer<typeof LongTermJobs>

const Change = z.object({
  selection: z.enum(longTermSelections),
  changedAt: instant,
  isEndedByHire: z.boolean(),
  /** Null if the worker made the change. */
  changedByName: z.nullable(z.string()),
})
/** All candidacies of a worker at this store, the latest first, each with its history, the oldest change first. */
export const LongTermUser = z.object({
  userId: id,
  name: z.string(),
  candidacies: z.array(z.extend(LongTermCandidate, { history: z.array(Change) })),
  /** The parts of the week that the store could not fill in the last 56 days. */
  hardToFillSlots: z.array(Slot),
})
export type LongTermUser = z.infer<typeof LongTermUser>
export type LongTermCandidacy = LongTermUser['candidacies'][number]

/** `employment` is required for 採用 and not taken otherwise. Without `note` the note stays as it is. */
export const LongTermSelectionChange = z.object({
  selection: z.enum(longTermSelections, '選考状況を選んでください。'),
  note: z.optional(optionalText(MAX_SELECTION_NOTE_LENGTH)),
  employment: z.optional(z.object({ ...EmploymentStart, registersGraduate: z.boolean() })),
  lockVersion: z.int(),
})
export type LongTermSelectionChange = z.infer<typeof LongTermSelectionChange>
