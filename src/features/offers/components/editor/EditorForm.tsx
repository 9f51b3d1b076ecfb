import type { ReactNode } from 'react'
import { preloadSections } from '@/features/offers/components/sections/sectionBodies'
import { labelOf } from '@/features/offers/lib/fieldLabels'
import type { OfferField } from '@/features/offers/lib/offerSections'
import { ErrorSummary } from '@/ui/fields/form/ErrorSummary'
import { namedError } from '@/ui/fields/namedError'
import { LiveRegion } from './EditorForm.styles'

type Props = { title: string; onFocus: () => void; onSubmit: () => void; children: ReactNode }

/** The form element; its sections are preloaded on focus. */
export function EditorForm({ title, onFocus, onSubmit, children }: Props) {
  return (
    <form
      noValidate
      id='offer-form'
      aria-label={title}
      onFocus={() => {
        onFocus()
        preloadSections()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** The errors of the form, announced when they change. */
export function ErrorAnnouncement({
  errors,
  onGo,
}: {
  errors: readonly { field: OfferField; message: string }[]
  onGo: (field: OfferField) => void
}) {
  return (
    <LiveRegion data-error-summary='' aria-live='polite'>
      {errors.length > 0 && (
        <ErrorSummary
          errors={errors.map(({ field, message }) => ({
            key: field + message,
            text: namedError(labelOf(field), message),
            onGo: () => onGo(field),
          }))}
        />
      )}
    </LiveRegion>
  )
}
