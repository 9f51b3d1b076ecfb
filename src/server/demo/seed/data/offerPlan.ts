import type { OfferContent } from '@/contracts/offers/schemas'
import type { OccupationKey } from '@/domain/data/masterData'
import type { StorePlan } from './stores'

/** When an offer is posted: the same hours each week. `days`: 0 is Sunday. `end` may pass 24:00. */
export type Slot = {
  start: string
  end: string
  breakMin: number
  people: number
  days: readonly number[]
  /**
   * Its shifts are published to everybody, never drafts, and have at least one worker up to tomorrow (night shifts).
   */
  isDependable?: boolean
}
export type OfferPlan = {
  store: StorePlan['key']
  title: string
  occupation: OccupationKey
  /** Yen an hour above the minimum wage of the day. */
  aboveMinimum: number
  transportationYen: number
  positions: readonly string[]
  status?: 'draft' | 'violated' | 'archived'
  screeningReasons?: { field: string; message: string }[]
  slots: readonly Slot[]
  content: Partial<OfferContent> & Pick<OfferContent, 'jobDescription'>
}

export const everyDay = [0, 1, 2, 3, 4, 5, 6] as const
export const weekdays = [1, 2, 3, 4, 5] as const
/** Friday to Sunday, the busy days of shops and restaurants. */
export const weekend = [0, 5, 6] as const
