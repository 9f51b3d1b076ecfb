import { fieldNamed } from './findFieldName'
import type { OfferIssue } from './offerIssues'

/** Why the service sent a template back; a reason holds until its field is another. */
export const reasonsOf = (reasons: readonly { field: string; message: string }[]): OfferIssue[] =>
  reasons.map(({ field, message }) => ({
    field: fieldNamed(field) ?? 'title',
    level: 'error' as const,
    message,
    matchedText: '',
    suggestion: null,
  }))
