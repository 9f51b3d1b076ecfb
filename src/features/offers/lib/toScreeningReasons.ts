import { findFieldName } from './findFieldName'
import type { OfferIssue } from './offerIssues'

/** Why the service sent a template back; a reason holds until its field is another. */
export const toScreeningReasons = (
  reasons: readonly { field: string; message: string }[],
): OfferIssue[] =>
  reasons.map(({ field, message }) => ({
    field: findFieldName(field) ?? 'title',
    level: 'error' as const,
    ground: null,
    message,
    matchedText: '',
    suggestion: null,
  }))
