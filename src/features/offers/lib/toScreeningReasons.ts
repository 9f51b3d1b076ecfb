import { findFieldName } from './findFieldName'
import type { OfferIssue } from './offerIssues'

/**
 * Converts the reasons of a rejected screening into issues; a reason remains until its field is
 * changed.
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
