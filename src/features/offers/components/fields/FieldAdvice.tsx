import type { Editing } from '@/features/offers/lib/editing'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { ScreeningAdvice } from './ScreeningAdvice'

/**
 * The issues of a field below it, with suggestions and a button that removes their words. The
 * field itself shows the first error.
 */
export function FieldAdvice({ editing, field }: { editing: Editing; field: OfferField }) {
  return editing.issues.some((issue) => issue.field === field) ||
    editing.rewriting?.field === field ? (
    <ScreeningAdvice editing={editing} field={field} />
  ) : null
}
