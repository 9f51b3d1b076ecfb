import { minutesInDay } from 'date-fns/constants'
import { request } from '@/api/client'
import { offers } from '@/contracts/offers'
import { offerLimits } from '@/contracts/offers/enums'
import type { OfferCheck, OfferCheckInput } from '@/contracts/offers/schemas'
import { findFieldName } from './findFieldName'
import type { OfferIssue } from './offerIssues'
import type { OfferValues } from './offerValues'
import { toOfferContent } from './toOfferContent'

const MAX_CHANGE_TIME_MIN = minutesInDay
/** Text lengths that the API accepts. */
const textLimits = {
  title: { max: offerLimits.title },
  jobDescription: { min: offerLimits.jobDescriptionMin, max: offerLimits.jobDescription },
  workFlow: { max: offerLimits.workFlow },
  conditions: { max: offerLimits.conditions },
  precautions: { max: offerLimits.precautions },
  safetyTraining: { max: offerLimits.precautions },
  clothing: { max: offerLimits.clothing },
  changeScopeWork: { max: offerLimits.changeScope },
  changeScopePlace: { max: offerLimits.changeScope },
  autoMessage: { max: offerLimits.autoMessage },
} as const satisfies Record<string, Limit>
const textNames = [
  'jobDescription',
  'workFlow',
  'conditions',
  'precautions',
  'safetyTraining',
  'clothing',
  'changeScopeWork',
  'changeScopePlace',
  'autoMessage',
] as const

type Limit = { min?: number; max: number }
type Content = ReturnType<typeof toOfferContent>

/**
 * Whether the request may contain a text. `isComplete` also allows an empty text, unless the text has a minimum length.
 */
const isWithin = (value: string, { min = 1, max }: Limit, isComplete: boolean) => {
  const minimum = isComplete && min === 1 ? 0 : min
  return value.trim().length >= minimum && value.length <= max
}

function checkableTexts(content: Content, isComplete: boolean) {
  return Object.fromEntries(
    textNames
      .filter((name) => isWithin(content[name] ?? '', textLimits[name], isComplete))
      .map((name) => [name, content[name]]),
  )
}
function checkableBelongings({ belongings }: Content, isComplete: boolean) {
  const isCheckable =
    (isComplete || belongings.length > 0) &&
    belongings.length <= offerLimits.belongings &&
    belongings.every((line) => line.length <= offerLimits.belonging)
  return isCheckable ? { belongings } : {}
}
function checkablePlace({ place }: Content, isComplete: boolean) {
  const isCheckable =
    (isComplete || place.meetingPlace !== '') &&
    place.meetingPlace.length <= offerLimits.meetingPlace &&
    place.access.length <= offerLimits.access &&
    place.address.length <= offerLimits.address &&
    place.station.length <= offerLimits.station
  // The check does not use the postal code, and an incomplete one would make the server refuse the request.
  return isCheckable ? { place: { ...place, postalCode: '' } } : {}
}
function checkableChangeTime({ hasUniformChange, changeTimeMin }: Content) {
  return hasUniformChange && changeTimeMin <= MAX_CHANGE_TIME_MIN
    ? { hasUniformChange, changeTimeMin }
    : {}
}
/** The wage and the start, with which the check compares amounts and times in the texts. */
const checkableDefaults = ({ defaults: { startTime, hourlyWageYen } }: Content) => ({
  defaults: {
    startTime,
    endTime: null,
    breakMin: null,
    peopleWanted: null,
    transportationYen: null,
    hourlyWageYen,
  },
})

/**
 * Returns the part of a form that can be checked now. Fields that are too long or too short for the request are
 * omitted, because the server would refuse it as a whole; the form's own validation reports them. `isComplete`:
 * includes empty fields, so that the check reports what is missing.
 */
export function toCheckInput(
  { title, content: values }: OfferValues,
  { isComplete }: { isComplete: boolean },
): OfferCheckInput {
  const content = toOfferContent(values)
  return {
    title: isWithin(title, textLimits.title, isComplete) ? title : '',
    content: {
      ...checkableTexts(content, isComplete),
      ...checkableBelongings(content, isComplete),
      ...checkablePlace(content, isComplete),
      onboardingQuestions: content.onboardingQuestions,
      ...checkableChangeTime(content),
      ...checkableDefaults(content),
    },
  }
}

/** The issues of a check, with the fields of the form. Issues without a field in the form are dropped. */
const issuesOf = (check: OfferCheck): OfferIssue[] =>
  check.issues.flatMap(({ field: name, level, ground, message, matchedText, suggestion }) => {
    const field = findFieldName(name)
    return field ? [{ field, level, ground, message, matchedText, suggestion }] : []
  })

/** Runs the server's check. */
export const runOfferCheck = async (clientId: string, body: OfferCheckInput) =>
  issuesOf(await request(offers.check, { clientId, body }))
