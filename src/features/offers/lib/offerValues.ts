import type { ClientBase } from '@/contracts/clients/schemas'
import type { Manual } from '@/contracts/manuals/schemas'
import { offerLimits } from '@/contracts/offers/enums'
import type { Offer, OfferContent, SuggestedText } from '@/contracts/offers/schemas'
import { DEFAULT_MIN_AGE } from '@/domain/workers/age'
import { clockPattern, twoDayClockPattern } from '@/lib/date'
import { numberRead } from '@/lib/text/readInteger'

/**
 * The form values: numbers may be missing, times may be incomplete, belongings are lines of text.
 */
export type ContentValues = Omit<
  OfferContent,
  'belongings' | 'changeTimeMin' | 'defaults' | 'manuals' | 'stoolInspection'
> & {
  stoolInspection: NonNullable<OfferContent['stoolInspection']>
  /**
   * A negative id is an upload in progress (manualSending.ts); the form cannot be submitted with
   * one.
   */
  manuals: Manual[]
  belongings: string
  changeTimeMin: number | null
  defaults: Omit<OfferContent['defaults'], 'startTime' | 'endTime'> & {
    startTime: string
    endTime: string
  }
}
/** `photos`: pictures that are not uploaded yet. */
export type OfferValues = {
  title: string
  masterCompanyOccupationId: number | null
  photos: File[]
  content: ContentValues
}

/** Returns the values, in which unreadable numbers and times are replaced by empty ones. */
export const readOfferValues = (values: OfferValues): OfferValues => {
  const { defaults, changeTimeMin } = values.content
  return {
    ...values,
    content: {
      ...values.content,
      changeTimeMin: numberRead(changeTimeMin),
      defaults: {
        startTime: clockPattern.test(defaults.startTime) ? defaults.startTime : '',
        endTime: twoDayClockPattern.test(defaults.endTime) ? defaults.endTime : '',
        breakMin: numberRead(defaults.breakMin),
        peopleWanted: numberRead(defaults.peopleWanted),
        hourlyWageYen: numberRead(defaults.hourlyWageYen),
        transportationYen: numberRead(defaults.transportationYen),
      },
    },
  }
}

const COPY_SUFFIX = 'のコピー'

/** An empty form with the defaults of the store. */
export const blankValues = ({ client }: ClientBase): OfferValues => {
  const [station] = client.nearestStations
  return {
    title: '',
    masterCompanyOccupationId: null,
    photos: [],
    content: {
      jobDescription: '',
      workFlow: '',
      conditions: '',
      conditionItems: [],
      precautions: '',
      safetyTraining: '',
      belongings: '',
      clothing: '',
      hasUniformChange: false,
      changeTimeMin: null,
      qualificationIds: [],
      qualificationDocumentRequired: false,
      stoolInspection: 'as_store',
      tagIds: [],
      place: {
        sameAsClient: true,
        postalCode: '',
        address: '',
        meetingPlace: client.defaultMeetingPlace ?? '',
        access: client.accessNote ?? '',
        station: station ? `${station.name} 徒歩${station.walkMin}分` : '',
        parking: 'none',
      },
      emergencyPhoneNumber: (client.emergencyPhoneNumber ?? client.phoneNumber ?? '').replace(
        /\D/g,
        '',
      ),
      contactPerson: client.managerName ?? '',
      smokingPolicy: client.smokingPolicy,
      changeScopeWork: '',
      changeScopePlace: '',
      minAge: DEFAULT_MIN_AGE,
      overtimePossible: false,
      onboardingQuestions: [],
      autoMessage: '',
      longTermEnabled: false,
      defaults: {
        startTime: '',
        endTime: '',
        breakMin: null,
        peopleWanted: null,
        hourlyWageYen: null,
        transportationYen: null,
      },
      imageFileIds: [],
      manuals: [],
    },
  }
}

/** Form values filled with a suggested text. */
export const filledWith = (
  values: OfferValues,
  {
    title,
    masterCompanyOccupationId,
    jobDescription,
    workFlow,
    conditions,
    precautions,
    belongings,
    clothing,
  }: SuggestedText,
): OfferValues => ({
  ...values,
  title,
  masterCompanyOccupationId,
  content: {
    ...values.content,
    jobDescription,
    workFlow,
    conditions,
    precautions,
    belongings: belongings.join('\n'),
    clothing,
  },
})

/** The form values of an existing offer. A copy has the suffix in its title, which is shortened to fit. */
export const valuesOf = (
  {
    title,
    masterCompanyOccupationId,
    content: { belongings, changeTimeMin, defaults, ...rest },
  }: Offer,
  { copy = false } = {},
): OfferValues => ({
  title: copy
    ? [...title].slice(0, offerLimits.title - COPY_SUFFIX.length).join('') + COPY_SUFFIX
    : title,
  masterCompanyOccupationId,
  photos: [],
  content: {
    ...rest,
    stoolInspection: rest.stoolInspection ?? 'as_store',
    minAge: rest.minAge ?? DEFAULT_MIN_AGE,
    safetyTraining: rest.safetyTraining ?? '',
    manuals: rest.manuals ?? [],
    belongings: belongings.join('\n'),
    changeTimeMin: rest.hasUniformChange ? changeTimeMin : null,
    defaults: { ...defaults, startTime: defaults.startTime ?? '', endTime: defaults.endTime ?? '' },
  },
})
