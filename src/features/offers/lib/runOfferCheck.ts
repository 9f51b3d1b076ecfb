import { request } from '@/api/client'
import { offers } from '@/contracts/offers'
import type { OfferCheck, OfferCheckInput } from '@/contracts/offers/schemas'
import { toOfferContent } from './toOfferContent'
import { findFieldName } from './findFieldName'
import type { OfferIssue } from './offerIssues'
import type { OfferValues } from './offerValues'

const MAX_BELONGINGS = 20
const MAX_BELONGING_LENGTH = 60
const MAX_CHANGE_TIME_MIN = 1440
/** Text lengths that the API accepts. */
const textLimits = {
  title: { max: 40 },
  jobDescription: { min: 30, max: 2000 },
  workFlow: { max: 1000 },
  conditions: { max: 1000 },
  precautions: { max: 1000 },
  clothing: { max: 500 },
  changeScopeWork: { max: 200 },
  changeScopePlace: { max: 200 },
  autoMessage: { max: 1000 },
} as const satisfies Record<string, Limit>
const placeLimits = { meetingPlace: 200, access: 300, address: 200, station: 100 }
const textNames = [
  'jobDescription',
  'workFlow',
  'conditions',
  'precautions',
  'clothing',
  'changeScopeWork',
  'changeScopePlace',
  'autoMessage',
] as const

type Limit = { min?: number; max: number }
type Content = ReturnType<typeof toOfferContent>

const isWithin = (value: string, { min = 1, max }: Limit, isComplete: boolean) => {
  const minimum = isComplete && min === 1 ? 0 : min
  return value.trim().length >= minimum && value.length <= max
}

function checkableTexts(content: Content, isComplete: boolean) {
  return Object.fromEntries(
    textNames
      .filter((name) => isWithin(content[name], textLimits[name], isComplete))
      .map((name) => [name, content[name]]),
  )
}
function checkableBelongings({ belongings }: Content, isComplete: boolean) {
  const isCheckable =
    (isComplete || belongings.length > 0) &&
    belongings.length <= MAX_BELONGINGS &&
    belongings.every((line) => line.length <= MAX_BELONGING_LENGTH)
  return isCheckable ? { belongings } : {}
}
function checkablePlace({ place }: Content, isComplete: boolean) {
  const isCheckable =
    (isComplete || place.meetingPlace !== '') &&
    place.meetingPlace.length <= placeLimits.meetingPlace &&
    place.access.length <= placeLimits.access &&
    place.address.length <= placeLimits.address &&
    place.station.length <= placeLimits.station
  return isCheckable ? { place: { ...place, postalCode: '' } } : {}
}
function checkableChangeTime({ hasUniformChange, changeTimeMin }: Content) {
  return hasUniformChange && changeTimeMin <= MAX_CHANGE_TIME_MIN
    ? { hasUniformChange, changeTimeMin }
    : {}
}
function checkableDefaults({ defaults: { hourlyWageYen } }: Content) {
  if (hourlyWageYen === null) return {}
  return {
    defaults: {
      startTime: null,
      endTime: null,
      breakMin: null,
      peopleWanted: null,
      transportationYen: null,
      hourlyWageYen,
    },
  }
}

/**
 * The part of a form that can be checked now: fields that are too long or too short for the call
 * are left to the form's own validation. `isComplete`: empty fields are passed too, so that the
 * check reports what is missing.
 */
export function toCheckInput(
  { title, content: values }: OfferValues,
  isComplete: boolean,
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

/** The issues of the server's check at the fields of the form. */
const issuesOf = (check: OfferCheck): OfferIssue[] =>
  check.issues.flatMap(({ field: name, level, ground, message, matchedText, suggestion }) => {
    const field = findFieldName(name)
    return field ? [{ field, level, ground, message, matchedText, suggestion }] : []
  })

/** Runs the server's check. */
export const runOfferCheck = async (clientId: string, body: OfferCheckInput) =>
  issuesOf(await request(offers.check, { clientId, body }))
