import type { OfferingInput, OfferingSuggestion } from '@/contracts/offerings.schemas'
import type { CloseRule, PublicationScope } from '@/contracts/statuses'
import { autoPublicAtOf } from '@/domain/offering'
import { shiftOfInput } from '@/domain/offeringCheck'
import { dayOf, instantAt, isDay, timeOf } from '@/lib/jst'

/** What the form holds while one types: numbers may be missing, times may be half written. */
export type PostingValues = {
  workOn: string; startTime: string; endTime: string; breakMin: number | null; peopleWanted: number | null; hourlyWageYen: number | null; transportationYen: number | null
  closeRule: CloseRule; customDay: string; customTime: string; scope: PublicationScope; groupIds: number[]; autoPublic: boolean; memo: string
}

/** Limited postings turn public so many hours before the start, unless that is switched off. */
export const autoPublicHours = 24

/** The form from what the server proposes. */
export const valuesOf = (input: OfferingInput): PostingValues => {
  const { customClosesAt, autoPublicAt, ...rest } = input
  return { ...rest, customDay: customClosesAt ? dayOf(customClosesAt) : '', customTime: customClosesAt ? timeOf(customClosesAt) : '', autoPublic: autoPublicAt !== null || input.scope === 'public' }
}

/** The form of a day that the address or a chip names. */
export const onDay = (suggestion: OfferingSuggestion, day: string): PostingValues => ({ ...valuesOf(suggestion.input), ...(isDay(day) ? { workOn: day } : {}) })

/** What is sent; undefined while something is missing. */
export function inputOf(values: PostingValues, now: Date): OfferingInput | undefined {
  const { customDay, customTime, autoPublic, breakMin, peopleWanted, hourlyWageYen, transportationYen, ...rest } = values
  const shift = shiftOfInput(rest)
  if (!shift || breakMin === null || peopleWanted === null || hourlyWageYen === null || transportationYen === null) return undefined
  const opensAt = autoPublicAtOf(shift.startAt, autoPublicHours)
  const custom = isDay(customDay) && /^([01]\d|2[0-3]):[0-5]\d$/.test(customTime) ? instantAt(customDay, customTime) : null
  return {
    ...rest, breakMin, peopleWanted, hourlyWageYen, transportationYen, groupIds: values.scope === 'group' ? values.groupIds : [],
    customClosesAt: values.closeRule === 'custom' ? custom : null,
    // Nearer than that there is nothing left to switch.
    autoPublicAt: autoPublic && values.scope !== 'public' && new Date(opensAt) > now ? opensAt : null,
  }
}
