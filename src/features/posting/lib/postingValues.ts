import type {
  OfferingDetail,
  OfferingInput,
  OfferingSuggestion,
} from '@/contracts/offerings/schemas'
import type { CloseRule, PublicationScope } from '@/contracts/common/enums'
import { shiftOfInput } from '@/domain/offerings/shiftTimes'
import {
  addMinutes,
  dayOf,
  instantAt,
  isDay,
  minutesBetween,
  msOf,
  timeOf,
} from '@/lib/dates/tokyoDate'

/** What the form holds while one types: numbers may be missing, times may be half written. */
export type PostingValues = {
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
  /** The badge that is wanted; null: any. */ positionId: number | null
  memo: string
  /** Whether a limited posting turns public by itself, and how many minutes before the start. */
  autoPublic: boolean
  autoPublicMin: number
  /** The instant at which the edited posting turns, or has turned, public; '' without one. */
  autoPublicWas: string
}

const DAY_MIN = 1440
/** A draft of this device may be older than a field. */
export const withDefaults = (values: PostingValues): PostingValues => ({
  ...values,
  positionId: values.positionId ?? null,
  autoPublicMin: values.autoPublicMin ?? DAY_MIN,
  autoPublicWas: values.autoPublicWas ?? '',
})

/** The form from what the server proposes. */
export const valuesOf = (input: OfferingInput): PostingValues => {
  const { customClosesAt, autoPublicAt, ...rest } = input
  const shift = shiftOfInput(input)
  return {
    ...rest,
    positionId: input.positionId ?? null,
    customDay: customClosesAt ? dayOf(customClosesAt) : '',
    customTime: customClosesAt ? timeOf(customClosesAt) : '',
    autoPublic: autoPublicAt !== null || input.scope === 'public',
    autoPublicMin: autoPublicAt && shift ? minutesBetween(autoPublicAt, shift.startAt) : DAY_MIN,
    autoPublicWas: '',
  }
}

/** The form of a day that the address or a chip names. */
export const onDay = (suggestion: OfferingSuggestion, day: string): PostingValues => ({
  ...valuesOf(suggestion.input),
  ...(isDay(day) ? { workOn: day } : {}),
})

/** The form of a posting for one group, which turns public a day before the start unless somebody says otherwise; 0: as it is. */
export const forGroup = (values: PostingValues, groupId: number): PostingValues =>
  groupId === 0 ? values : { ...values, scope: 'group', groupIds: [groupId], autoPublic: true }

/** The form of a posting that is there already. */
export const valuesOfPosting = (o: OfferingDetail): PostingValues => ({
  ...valuesOf({
    workOn: o.workOn,
    startTime: timeOf(o.startAt),
    endTime: timeOf(o.endAt),
    breakMin: o.breakMin,
    peopleWanted: o.peopleWanted,
    hourlyWageYen: o.hourlyWageYen,
    transportationYen: o.transportationYen,
    closeRule: o.closeRule,
    customClosesAt: o.closeRule === 'custom' ? o.closesAt : null,
    scope: o.scope,
    groupIds: o.scope === 'group' ? o.groups.map((g) => g.id) : [],
    positionId: o.position?.id ?? null,
    autoPublicAt: o.autoPublicAt,
    memo: o.memo,
  }),
  autoPublicWas: o.autoPublicAt ?? '',
})

/** When a limited posting of these values would turn public; undefined while its times are incomplete. */
export const switchAt = (
  values: Pick<PostingValues, 'workOn' | 'startTime' | 'endTime' | 'autoPublicMin'>,
) => {
  const shift = shiftOfInput(values)
  return shift && addMinutes(shift.startAt, -values.autoPublicMin)
}

/** What is sent; undefined while something is missing. */
export function inputOf(values: PostingValues, now: Date): OfferingInput | undefined {
  const {
    customDay,
    customTime,
    autoPublic,
    autoPublicMin,
    autoPublicWas,
    breakMin,
    peopleWanted,
    hourlyWageYen,
    transportationYen,
    ...rest
  } = values
  const at = switchAt(values)
  if (
    !at ||
    breakMin === null ||
    peopleWanted === null ||
    hourlyWageYen === null ||
    transportationYen === null
  )
    return undefined
  const custom =
    isDay(customDay) && /^([01]\d|2[0-3]):[0-5]\d$/.test(customTime)
      ? instantAt(customDay, customTime)
      : null
  const kept = autoPublicWas !== '' && msOf(autoPublicWas) === msOf(at)
  return {
    ...rest,
    breakMin,
    peopleWanted,
    hourlyWageYen,
    transportationYen,
    groupIds: values.scope === 'group' ? values.groupIds : [],
    positionId: values.scope === 'badge' ? values.positionId : null,
    customClosesAt: values.closeRule === 'custom' ? custom : null,
    // What has passed cannot be switched any more, but what was set before stays as it was.
    autoPublicAt:
      autoPublic && values.scope !== 'public' && (kept || new Date(at) > now) ? at : null,
  }
}
