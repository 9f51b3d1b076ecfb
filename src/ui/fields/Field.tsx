import { useId, type ReactNode } from 'react'
import { describedBy } from './describedBy'
import { FieldError } from './FieldError'
import { FieldFrame } from './FieldParts'
import { FieldTag } from './FieldTag'

export type FrameProps = {
  className?: string | undefined
  label: string
  error: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
  /** Hides 必須, where every field of the form is required (sign-in) or the label says so. */
  hideTag?: boolean | undefined
  /** Shows the label to screen readers only, if its place makes clear what the control is. */
  hideLabel?: boolean | undefined
  /** Under the control, beside the error: a counter, or when the draft was saved. */
  foot?: ReactNode
}
/** Attributes that the control must have. */
type Wiring = {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/**
 * Label, help, control and error, connected by id for assistive technology. FieldStack sets the
 * distance between fields.
 */
export function Field({
  className,
  label,
  error,
  help,
  required = false,
  optional = false,
  hideTag = false,
  hideLabel = false,
  foot,
  children,
}: FrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  return (
    <FieldFrame className={className}>
      <div data-head={hideLabel ? undefined : ''} className={hideLabel ? 'vh' : undefined}>
        <label data-name htmlFor={id}>
          {label}
        </label>
        <FieldTag required={required} optional={optional} hideTag={hideTag} />
      </div>
      {help && (
        <p data-help id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        'aria-required': required,
        'aria-invalid': !!error,
        'aria-describedby': describedBy(id, error, help),
      })}
      <div data-foot>
        <FieldError id={`${id}-error`} label={label}>
          {error}
        </FieldError>
        {foot}
      </div>
    </FieldFrame>
  )
}
