import { request } from '@/api/client'
import { offers } from '@/contracts/offers'
import type { OfferCheck, OfferCheckInput } from '@/contracts/offers/schemas'
import { toOfferContent } from './toOfferContent'
import { findFieldName } from './findFieldName'
import type { OfferIssue } from './offerIssues'
import type { OfferValues } from './offerValues'

const TITLE = 40

/**
 * What of a form can be checked now: a field that is too long or too short for the call is told by the form itself.
 * `whole`: fields that are still empty too, whose absence the check remarks on.
 */
export function checkedOf(
  { title, content: values }: OfferValues,
  whole: boolean,
): OfferCheckInput {
  const all = toOfferContent(values)
  const text = (value: string, most: number, least = whole ? 0 : 1) =>
    value.trim().length >= least && value.length <= most
  const {
    jobDescription,
    workFlow,
    conditions,
    precautions,
    belongings,
    clothing,
    place,
    changeScopeWork,
    changeScopePlace,
    autoMessage,
    onboardingQuestions,
    hasUniformChange,
    changeTimeMin,
    defaults,
  } = all
  return {
    title: text(title, TITLE) ? title : '',
    content: {
      ...(text(jobDescription, 2000, 30) && { jobDescription }),
      ...(text(workFlow, 1000) && { workFlow }),
      ...(text(conditions, 1000) && { conditions }),
      ...(text(precautions, 1000) && { precautions }),
      ...((whole || belongings.length > 0) &&
        belongings.length <= 20 &&
        belongings.every((line) => line.length <= 60) && { belongings }),
      ...(text(clothing, 500) && { clothing }),
      ...((whole || place.meetingPlace !== '') &&
        text(place.meetingPlace, 200, 0) &&
        text(place.access, 300, 0) &&
        text(place.address, 200, 0) &&
        text(place.station, 100, 0) && { place: { ...place, postalCode: '' } }),
      ...(text(changeScopeWork, 200) && { changeScopeWork }),
      ...(text(changeScopePlace, 200) && { changeScopePlace }),
      ...(text(autoMessage, 1000) && { autoMessage }),
      onboardingQuestions,
      ...(hasUniformChange && changeTimeMin <= 1440 && { hasUniformChange, changeTimeMin }),
      ...(defaults.hourlyWageYen !== null && {
        defaults: {
          startTime: null,
          endTime: null,
          breakMin: null,
          peopleWanted: null,
          transportationYen: null,
          hourlyWageYen: defaults.hourlyWageYen,
        },
      }),
    },
  }
}

/** What the check of the server says, at the fields of the form. */
const issuesOf = (check: OfferCheck): OfferIssue[] =>
  check.issues.flatMap(({ field: name, level, message, matchedText, suggestion }) => {
    const field = findFieldName(name)
    return field ? [{ field, level, message, matchedText, suggestion }] : []
  })

/** What the check of the server says of a form now. */
export const runOfferCheck = async (clientId: string, body: OfferCheckInput) =>
  issuesOf(await request(offers.check, { clientId, body }))
