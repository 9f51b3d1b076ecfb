import type { Editing } from '@/features/offers/lib/editing'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { ScreeningAdvice } from './ScreeningAdvice'

/**
 * Under a field: what else the check says of it, how it could be put, and a button where the words
 * can be put in. Stands right after the field, which tells the first error itself.
 */
export function FieldAdvice({ editing, field }: { editing: Editing; field: OfferField }) {
  return editing.issues.some((issue) => issue.field === field) ||
    editing.rewriting?.field === field ? (
    <ScreeningAdvice editing={editing} field={field} />
  ) : null
}
