import type { OfferContent } from '@/contracts/offers/schemas'
import { clockOf } from '@/domain/offerings/shiftTimes'
import type { ContentValues } from './offerValues'

/** The lines of a text without leading bullets; empty lines are dropped. */
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
    // The API takes a clock time: '25:30' becomes '1:30'. An end before the start is on the next day.
    endTime: clockOf(defaults.endTime) || null,
  },
})
