import type { OfferContent } from '@/contracts/offers/schemas'
import type { OfferField } from './offerSections'
import type { OfferValues } from './offerValues'

/** An issue of one form field. `matchedText`: '' if it concerns the field as a whole. */
export type OfferIssue = {
  field: OfferField
  level: 'error' | 'warning'
  /** The legal ground, such as 年齢 or 賃金の控除; null if the message contains it. */
  ground: string | null
  message: string
  matchedText: string
  suggestion: string | null
}

/** The value of a field as text, to search for matched words and to see whether it has changed. */
export function textOf(values: OfferValues, field: OfferField): string {
  let value: unknown = values
  for (const name of field.split('.'))
    value = (value as Record<string, unknown> | undefined)?.[name]
  if (field === 'content.onboardingQuestions')
    return (value as OfferContent['onboardingQuestions'])
      .flatMap((question) => [question.body, ...question.options])
      .join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

/** The issues of a check, and what was checked. */
export type FoundIssues = { issues: readonly OfferIssue[]; values: OfferValues }

/**
 * Drops issues that an edit has solved, before the check runs again: those whose matched text is no longer in the
 * field, and those without matched text as soon as the field changes.
 */
export const issuesStillInText = ({ issues, values: checked }: FoundIssues, values: OfferValues) =>
  issues.filter(({ field, matchedText }) =>
    matchedText === ''
      ? textOf(values, field) === textOf(checked, field)
      : textOf(values, field).includes(matchedText),
  )

/** The reasons of the screening whose field is unchanged since the offer was opened. */
export const unchangedReasons = (
  reasons: readonly OfferIssue[],
  openedValues: OfferValues,
  values: OfferValues,
) => reasons.filter(({ field }) => textOf(values, field) === textOf(openedValues, field))

/** Whether an issue prevents the offer from being completed. */
export const isError = (issue: OfferIssue) => issue.level === 'error'
