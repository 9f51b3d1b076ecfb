import { findFieldName } from './findFieldName'
import type { OfferIssue } from './offerIssues'

/**
 * Converts the reasons of a rejected screening into issues. A reason without a field in the form is shown at the title.
 */
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
