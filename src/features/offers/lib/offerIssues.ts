import type { OfferContent } from '@/contracts/offers/schemas'
import type { OfferField } from './offerSections'
import type { OfferValues } from './offerValues'

/** Something said of one field of the form. */
export type OfferIssue = {
  field: OfferField
  level: 'error' | 'warning'
  /** What it is about (年齢, 賃金の控除); null where the message says it. */
  ground: string | null
  message: string
  matchedText: string
  suggestion: string | null
}

/** The text of a field as the check reads it; '' where it holds none. */
export function textOf(values: OfferValues, field: OfferField): string {
  let value: unknown = values
  for (const name of field.split('.'))
    value = (value as Record<string, unknown> | undefined)?.[name]
  if (field === 'content.onboardingQuestions')
    return (value as OfferContent['onboardingQuestions'])
      .flatMap((q) => [q.body, ...q.options])
      .join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/**
 * Drops what no longer holds although the check has not been asked again: the words that it named
 * are gone.
 */
export const stillThere = (issues: readonly OfferIssue[], values: OfferValues) =>
  issues.filter(
    ({ field, matchedText }) => matchedText === '' || textOf(values, field).includes(matchedText),
  )

/** Reasons whose field is as it was sent back. */
export const unmended = (
  reasons: readonly OfferIssue[],
  opened: OfferValues,
  values: OfferValues,
) => reasons.filter(({ field }) => textOf(values, field) === textOf(opened, field))

/** A breach that keeps a template from being saved for use. */
export const isError = (issue: OfferIssue) => issue.level === 'error'
