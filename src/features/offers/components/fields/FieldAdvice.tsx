import type { Editing } from '@/features/offers/lib/editing'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { Advice } from './ScreeningAdvice'

/** Under a field: what else the check says of it, how it could be put, and a button where the words can be put in. Stands right after the field, which tells the first error itself. */
export function AdviceOn({ editing, field }: { editing: Editing; field: OfferField }) {
  return editing.issues.some((issue) => issue.field === field) ||
    editing.rewriting?.field === field ? (
    <Advice editing={editing} field={field} />
  ) : null
}
