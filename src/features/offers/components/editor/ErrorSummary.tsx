import { namedError } from '@/ui/fields/namedError'
import { Notice } from '@/ui/feedback/Notice'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { ErrorList } from './ErrorSummary.styles'

/** The number of errors in the form, with a button to each field. At the top of the editor. */
export function ErrorSummary({
  errors,
  onGo,
}: {
  errors: readonly { field: OfferField; message: string }[]
  onGo: (field: OfferField) => void
}) {
  return (
    <Notice tone='error' title={`直すところが${errors.length}つあります`}>
      <ErrorList>
        {errors.map(({ field, message }) => (
          <li key={field + message}>
            <button type='button' onClick={() => onGo(field)}>
              {namedError(labelOf(field), message)}
            </button>
          </li>
        ))}
      </ErrorList>
    </Notice>
  )
}
