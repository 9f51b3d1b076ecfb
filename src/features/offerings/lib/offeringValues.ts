import { minutesInDay } from 'date-fns/constants'
import type { CloseRule, PublicationScope } from '@/contracts/offerings/enums'
import type {
  LadderRung,
  OfferingDetail,
  OfferingInput,
  OfferingSuggestion,
} from '@/contracts/offerings/schemas'
import { isForGroups } from '@/domain/offerings/scopes'
import { readShift, shiftOfInput } from '@/domain/offerings/shiftTimes'
import {
  addMinutes,
  dayOf,
  instantAt,
  isDay,
  minutesBetween,
  msOf,
  timeOf,
  twoDayClockPattern,
} from '@/lib/date'
import { numberRead } from '@/lib/text/readInteger'

/** The form values: numbers and times may be missing, or be texts that cannot be read (`readValues`). */
export type OfferingValues = {
  workOn: string
  startTime: string
  endTime: string
  breakMin: number | null
  peopleWanted: number | null
  hourlyWageYen: number | null
  transportationYen: number | null
  closeRule: CloseRule
  customDay: string
  customTime: string
  scope: PublicationScope
  groupIds: number[]
  /** The required badge; null: any. */
  positionId: number | null
  memo: string
  /** The plan of a ladder; null for one scope. */
  ladder: LadderRung[] | null
  /** Whether a limited offering automatically turns public, and how many minutes before the start. */
  autoPublic: boolean
  autoPublicMin: number
  /** The saved instant at which the edited offering turns, or has turned, public; '' without one. */
  autoPublicWas: string
}

/** By default a limited offering turns public one day before its start. */
const USUAL_AUTO_PUBLIC_MIN = minutesInDay
/** Adds the fields that a draft lacks because it was saved by an older version of the console. */
export const withDefaults = (values: OfferingValues): OfferingValues => ({
  ...values,
  positionId: values.positionId ?? null,
  ladder: values.ladder ?? null,
  autoPublicMin: values.autoPublicMin ?? USUAL_AUTO_PUBLIC_MIN,
  autoPublicWas: values.autoPublicWas ?? '',
})

/** The form values of an input that the server suggests. */
const valuesOf = (input: OfferingInput): OfferingValues => {
  const { customClosesAt, autoPublicAt, ...rest } = input
  const shift = shiftOfInput(input)
  return {
    ...rest,
    positionId: input.positionId ?? null,
    ladder: input.ladder ?? null,
    customDay: customClosesAt ? dayOf(customClosesAt) : '',
    customTime: customClosesAt ? timeOf(customClosesAt) : '',
    autoPublic: autoPublicAt !== null || input.scope === 'public',
    autoPublicMin:
      autoPublicAt && shift ? minutesBetween(autoPublicAt, shift.startAt) : USUAL_AUTO_PUBLIC_MIN,
    autoPublicWas: '',
  }
}

/** The form values of a suggestion. The day is the given one, or the suggested one if `day` is not a day. */
export const onDay = ({ input, proposesDay }: OfferingSuggestion, day: string): OfferingValues => ({
  ...valuesOf(input),
  ...(isDay(day) || !proposesDay ? { workOn: isDay(day) ? day : '' } : {}),
})

/** Limits the form values to one group, with the switch to public on; group 0 changes nothing. */
export const forGroup = (values: OfferingValues, groupId: number): OfferingValues =>
  groupId === 0
    ? values
    : { ...values, scope: 'group', ladder: null, groupIds: [groupId], autoPublic: true }

/** The form values of an existing offering. */
export const valuesOfOffering = (offering: OfferingDetail): OfferingValues => ({
  ...valuesOf({
    workOn: offering.workOn,
    startTime: timeOf(offering.startAt),
    endTime: timeOf(offering.endAt),
    breakMin: offering.breakMin,
    peopleWanted: offering.peopleWanted,
    hourlyWageYen: offering.hourlyWageYen,
    transportationYen: offering.transportationYen,
    closeRule: offering.closeRule,
    customClosesAt: offering.closeRule === 'custom' ? offering.closesAt : null,
    scope: offering.ladder?.[0]?.scope ?? offering.scope,
    ...(offering.ladder && { ladder: offering.ladder }),
    groupIds: offering.groups.map(({ id }) => id),
    positionId: offering.position?.id ?? null,
    autoPublicAt: offering.autoPublicAt,
    memo: offering.memo,
  }),
  autoPublicWas: offering.autoPublicAt ?? '',
})

/** When a limited offering would become public; undefined while its times are incomplete. */
export const switchAt = (
  values: Pick<OfferingValues, 'workOn' | 'startTime' | 'endTime' | 'autoPublicMin'>,
) => {
  const shift = shiftOfInput(values)
  return shift && addMinutes(shift.startAt, -values.autoPublicMin)
}

/**
 * Returns the values for calculations: an unreadable number or time becomes empty, and '25:30' becomes 1:30 of the next
 * day.
 */
export const readValues = (values: OfferingValues): OfferingValues => ({
  ...values,
  ...readShift(values),
  breakMin: numberRead(values.breakMin),
  peopleWanted: numberRead(values.peopleWanted),
  hourlyWageYen: numberRead(values.hourlyWageYen),
  transportationYen: numberRead(values.transportationYen),
})

const customClosesAtOf = ({ closeRule, customDay, customTime }: OfferingValues) =>
  closeRule === 'custom' && isDay(customDay) && twoDayClockPattern.test(customTime)
    ? instantAt(customDay, customTime)
    : null

/** When the offering turns public; null if it does not. A past instant cannot be set, but a saved one is kept. */
function autoPublicAtOf(values: OfferingValues, switchesAt: string, now: Date) {
  if (
    values.ladder ||
    !values.autoPublic ||
    values.scope === 'public' ||
    values.scope === 'graduate'
  )
    return null
  const isUnchanged = values.autoPublicWas !== '' && msOf(values.autoPublicWas) === msOf(switchesAt)
  return isUnchanged || new Date(switchesAt) > now ? switchesAt : null
}

/** The scope of the request: one scope, or the rungs of a ladder. */
function scopeOf(values: OfferingValues) {
  const { ladder, groupIds, positionId } = values
  const scope = ladder?.[0]?.scope ?? values.scope
  return {
    scope,
    groupIds: isForGroups({ scope, ladder: ladder ?? undefined }) ? groupIds : [],
    positionId: scope === 'badge' ? positionId : null,
    ...(ladder && { ladder }),
  }
}

/** The request body; undefined while something is missing. */
export function inputOf(values: OfferingValues, now: Date): OfferingInput | undefined {
  const { breakMin, peopleWanted, hourlyWageYen, transportationYen } = values
  const switchesAt = switchAt(values)
  if (!switchesAt || breakMin === null || peopleWanted === null) return undefined
  if (hourlyWageYen === null || transportationYen === null) return undefined
  return {
    workOn: values.workOn,
    startTime: values.startTime,
    endTime: values.endTime,
    breakMin,
    peopleWanted,
    hourlyWageYen,
    transportationYen,
    closeRule: values.closeRule,
    customClosesAt: customClosesAtOf(values),
    ...scopeOf(values),
    autoPublicAt: autoPublicAtOf(values, switchesAt, now),
    memo: values.memo,
  }
}
