import type { OfferContent } from '@/contracts/offers/schemas'
import { clockOf } from '@/domain/offerings/shiftTimes'
import type { ContentValues } from './offerValues'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^[・\s\u3000]+/, '').trim())
    .filter((line) => line !== '')

/** Converts the form values into the content of the API. */
export const toOfferContent = ({
  belongings,
  changeTimeMin,
  defaults,
  onboardingQuestions,
  ...rest
}: ContentValues): OfferContent => ({
  ...rest,
  onboardingQuestions: onboardingQuestions.map((question) => ({
    ...question,
    options: question.options.map((option) => option.trim()).filter((option) => option !== ''),
  })),
  belongings: lines(belongings),
  changeTimeMin: rest.hasUniformChange ? (changeTimeMin ?? 0) : 0,
  defaults: {
    ...defaults,
    startTime: defaults.startTime || null,
    // An offer has no day: an end that is earlier than the start is on the next day.
    endTime: clockOf(defaults.endTime) || null,
  },
})
