import { Notice } from '@/ui/feedback/Notice'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { ErrorList } from './ErrorSummary.styles'

/** At the head of the editor: how much must be mended, and a way to each. */
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
        {errors.map(({ field, message }) => {
          const label = labelOf(field) ?? ''
          return (
            <li key={field + message}>
              <button type='button' onClick={() => onGo(field)}>
                {message.startsWith(label) ? message : `${label}: ${message}`}
              </button>
            </li>
          )
        })}
      </ErrorList>
    </Notice>
  )
}
