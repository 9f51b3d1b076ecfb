import * as z from 'zod/mini'
import { count, id, instant } from '@/contracts/common/schemas'
import { ladderScopes } from '@/contracts/offerings/enums'
import { ladderRungStates } from './enums'

/** How many comparable shifts there were, and how many of them filled. `percent` is null if they are too few. */
export const Forecast = z.object({
  filledCount: count,
  shiftCount: count,
  percent: z.nullable(count),
  lowPercent: count,
  highPercent: count,
})
export type Forecast = z.infer<typeof Forecast>

/** The workers whom a rung reaches (without blocked ones), and how often they would have filled such a shift. */
export const RungForecast = z.object({
  scope: z.enum(ladderScopes),
  /** Workers whom the rungs before did not reach; null for 一般公開, which cannot be counted. */
  newCount: z.nullable(count),
  /** Workers reached by this rung and those before. */
  totalCount: z.nullable(count),
  forecast: Forecast,
})
export type RungForecast = z.infer<typeof RungForecast>

/** `basis` describes the past shifts of the store from which the forecasts are made. */
export const LadderForecast = z.object({ basis: z.string(), rungs: z.array(RungForecast) })
export type LadderForecast = z.infer<typeof LadderForecast>

export const LadderCourseRung = z.extend(RungForecast, {
  state: z.enum(ladderRungStates),
  startsAt: instant,
  openedAt: z.nullable(instant),
  /** The account that opened it early; null if it opened at its time. */
  openedByName: z.nullable(z.string()),
  skippedByName: z.nullable(z.string()),
  /** Seats taken since it opened and before the next one did. */
  matchedCount: count,
})
export type LadderCourseRung = z.infer<typeof LadderCourseRung>

/** The course of the ladder of an offering; without rungs for an offering that has none or is not published. */
export const LadderCourse = z.object({
  offeringId: id,
  basis: z.string(),
  rungs: z.array(LadderCourseRung),
})
export type LadderCourse = z.infer<typeof LadderCourse>

/** The rung that the user saw, so that an outdated page changes no other rung. */
export const LadderStep = z.object({ scope: z.enum(ladderScopes) })
export type LadderStep = z.infer<typeof LadderStep>

/**
 * Another instant at which a coming rung opens. `previousStartsAt`: the one that the page showed; 409 `stale` when it
 * is another one by now. Without it nothing is compared.
 */
export const LadderMove = z.extend(LadderStep, {
  startsAt: instant,
  previousStartsAt: z.optional(instant),
})
export type LadderMove = z.infer<typeof LadderMove>
