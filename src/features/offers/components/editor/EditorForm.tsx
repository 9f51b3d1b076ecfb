import type { ComponentProps, ReactNode } from 'react'
import { preloadSections } from '@/features/offers/components/sections/sectionBodies'
import { ErrorSummary } from './ErrorSummary'
import { LiveRegion } from './ErrorSummary.styles'

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
export function ErrorAnnouncement({ errors, onGo }: ComponentProps<typeof ErrorSummary>) {
  return (
    <LiveRegion data-error-summary='' aria-live='polite'>
      {errors.length > 0 && <ErrorSummary errors={errors} onGo={onGo} />}
    </LiveRegion>
  )
}
