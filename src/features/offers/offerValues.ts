import type { ClientBase } from '@/contracts/clients.schemas'
import type { Offer, OfferCheckInput, OfferContent } from '@/contracts/offers.schemas'

/** What the editor holds while one types: numbers may be missing, times may be half written, belongings are lines. */
export type ContentValues = Omit<OfferContent, 'belongings' | 'changeTimeMin' | 'defaults'> & {
  belongings: string
  changeTimeMin: number | null
  defaults: Omit<OfferContent['defaults'], 'startTime' | 'endTime'> & { startTime: string; endTime: string }
}
/** `photos`: pictures that are not sent yet. `lockVersion`: of the template as it was read, so that a draft from before a change of somebody else is refused too. */
export type OfferValues = { title: string; masterCompanyOccupationId: number | null; photos: File[]; lockVersion: number | null; content: ContentValues }

export const MOST_PHOTOS = 5
const TITLE = 40
const lines = (text: string) => text.split('\n').map((line) => line.replace(/^[・\s\u3000]+/, '').trim()).filter((line) => line !== '')

/** The content as it is sent. */
export const contentOf = ({ belongings, changeTimeMin, defaults, ...rest }: ContentValues): OfferContent => ({
  ...rest, belongings: lines(belongings), changeTimeMin: rest.hasUniformChange ? changeTimeMin ?? 0 : 0,
  defaults: { ...defaults, startTime: defaults.startTime || null, endTime: defaults.endTime || null },
})

/** An empty form, with what the store has told of itself. */
export const blankValues = ({ client }: ClientBase): OfferValues => {
  const [station] = client.nearestStations
  return {
    title: '', masterCompanyOccupationId: null, photos: [], lockVersion: null,
    content: {
      jobDescription: '', workFlow: '', conditions: '', conditionItems: [], precautions: '', belongings: '', clothing: '', hasUniformChange: false, changeTimeMin: null,
      qualificationIds: [], qualificationDocumentRequired: false, tagIds: [],
      place: {
        sameAsClient: true, postalCode: '', address: '', meetingPlace: client.defaultMeetingPlace ?? '', access: client.accessNote ?? '',
        station: station ? `${station.name} 徒歩${station.walkMin}分` : '', parking: 'none',
      },
      emergencyPhoneNumber: '', contactPerson: '', smokingPolicy: client.smokingPolicy, changeScopeWork: '', changeScopePlace: '', overtimePossible: false, onboardingQuestions: [], autoMessage: '', longTermEnabled: false,
      defaults: { startTime: '', endTime: '', breakMin: null, peopleWanted: null, hourlyWageYen: null, transportationYen: null }, imageFileIds: [],
    },
  }
}

/** The form of a template that is there; a copy gets a name of its own. */
export const valuesOf = ({ title, masterCompanyOccupationId, lockVersion, content: { belongings, changeTimeMin, defaults, ...rest } }: Offer, { copy = false } = {}): OfferValues => ({
  title: copy ? `${[...title].slice(0, TITLE - 4).join('')}のコピー` : title, masterCompanyOccupationId, photos: [], lockVersion: copy ? null : lockVersion,
  content: {
    ...rest, belongings: belongings.join('\n'), changeTimeMin: rest.hasUniformChange ? changeTimeMin : null,
    defaults: { ...defaults, startTime: defaults.startTime ?? '', endTime: defaults.endTime ?? '' },
  },
})

/**
 * What of a form can be checked now: a field that is too long or too short for the call is told by the form itself.
 * `whole`: fields that are still empty too, whose absence the check remarks on.
 */
export function checkedOf({ title, content: values }: OfferValues, whole: boolean): OfferCheckInput {
  const all = contentOf(values)
  const text = (value: string, most: number, least = whole ? 0 : 1) => value.trim().length >= least && value.length <= most
  const { jobDescription, workFlow, conditions, precautions, belongings, clothing, place, changeScopeWork, changeScopePlace, autoMessage, onboardingQuestions, hasUniformChange, changeTimeMin, defaults } = all
  return {
    title: text(title, TITLE) ? title : '',
    content: {
      ...(text(jobDescription, 2000, 30) && { jobDescription }), ...(text(workFlow, 1000) && { workFlow }), ...(text(conditions, 1000) && { conditions }), ...(text(precautions, 1000) && { precautions }),
      ...((whole || belongings.length > 0) && belongings.length <= 20 && belongings.every((line) => line.length <= 60) && { belongings }), ...(text(clothing, 500) && { clothing }),
      ...((whole || place.meetingPlace !== '') && text(place.meetingPlace, 200, 0) && text(place.access, 300, 0) && text(place.address, 200, 0) && text(place.station, 100, 0) && { place: { ...place, postalCode: '' } }),
      ...(text(changeScopeWork, 200) && { changeScopeWork }), ...(text(changeScopePlace, 200) && { changeScopePlace }), ...(text(autoMessage, 1000) && { autoMessage }), onboardingQuestions,
      ...(hasUniformChange && changeTimeMin <= 1440 && { hasUniformChange, changeTimeMin }),
      ...(defaults.hourlyWageYen !== null && { defaults: { startTime: null, endTime: null, breakMin: null, peopleWanted: null, transportationYen: null, hourlyWageYen: defaults.hourlyWageYen } }),
    },
  }
}
