import type { Day } from '@/lib/date'
import type { fixPaymentRequests, matchings, offerings } from '@/server/db/schema'
import type { PlannedOffer } from './offering'

export type OfferingRow = Omit<typeof offerings.$inferInsert, 'terms'> & {
  id: number
  workOn: Day
  startAt: string
  endAt: string
  peopleMatched: number
}
export type MatchingRow = typeof matchings.$inferInsert & { id: number }
export type Shift = {
  row: OfferingRow
  offer: PlannedOffer
  companyId: number
  matched: MatchingRow[]
}
export type FixRow = typeof fixPaymentRequests.$inferInsert & { id: number }
