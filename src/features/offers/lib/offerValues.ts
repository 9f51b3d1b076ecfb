import type { ClientBase } from '@/contracts/clients/schemas'
import type { Manual } from '@/contracts/manuals/schemas'
import type { Offer, OfferContent, SuggestedText } from '@/contracts/offers/schemas'

/**
 * What the editor holds while one types: numbers may be missing, times may be half written,
 * belongings are lines.
 */
export type ContentValues = Omit<
  OfferContent,
  'belongings' | 'changeTimeMin' | 'defaults' | 'manuals' | 'stoolInspection'
> & {
  stoolInspection: NonNullable<OfferContent['stoolInspection']>
  /** A negative id: on its way (manualSending.ts), and no form is sent with it. */
  manuals: Manual[]
  belongings: string
  changeTimeMin: number | null
  defaults: Omit<OfferContent['defaults'], 'startTime' | 'endTime'> & {
    startTime: string
    endTime: string
  }
}
/**
 * `photos`: pictures that are not sent yet. `lockVersion`: of the template as it was read, so that
 * a draft from before a change of somebody else is refused too.
 */
export type OfferValues = {
  title: string
  masterCompanyOccupationId: number | null
  photos: File[]
  lockVersion: number | null
  content: ContentValues
}

export const MOST_PHOTOS = 5
const TITLE = 40

/** An empty form, with what the store has told of itself. */
export const blankValues = ({ client }: ClientBase): OfferValues => {
  const [station] = client.nearestStations
  return {
    title: '',
    masterCompanyOccupationId: null,
    photos: [],
    lockVersion: null,
    content: {
      jobDescription: '',
      workFlow: '',
      conditions: '',
      conditionItems: [],
      precautions: '',
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

/** A form with a text to start from. */
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

/** The form of a template that is there; a copy gets a name of its own. */
export const valuesOf = (
  {
    title,
    masterCompanyOccupationId,
    lockVersion,
    content: { belongings, changeTimeMin, defaults, ...rest },
  }: Offer,
  { copy = false } = {},
): OfferValues => ({
  title: copy ? `${[...title].slice(0, TITLE - 4).join('')}のコピー` : title,
  masterCompanyOccupationId,
  photos: [],
  lockVersion: copy ? null : lockVersion,
  content: {
    ...rest,
    stoolInspection: rest.stoolInspection ?? 'as_store',
    manuals: rest.manuals ?? [],
    belongings: belongings.join('\n'),
    changeTimeMin: rest.hasUniformChange ? changeTimeMin : null,
    defaults: { ...defaults, startTime: defaults.startTime ?? '', endTime: defaults.endTime ?? '' },
  },
})
