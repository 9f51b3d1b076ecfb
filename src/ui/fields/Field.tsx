import { useId, type ReactNode } from 'react'
import { describedBy } from './describedBy'
import { FieldError } from './FieldError'
import { FieldTag } from './FieldTag'
import { FieldFrame } from './FieldParts'

export type FrameProps = {
  className?: string | undefined
  label: string
  error: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  optional?: boolean | undefined
  hideTag?: boolean | undefined
  /** Under the control, beside the error: a counter, when the draft was saved. */
  foot?: ReactNode
}
/** What the control must carry. */
export type Wiring = {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** Label, help, control and error, wired by id for assistive technology. Fields of a form stand in a column of their own gap. */
export function Field({
  className,
  label,
  error,
  help,
  required = false,
  optional = false,
  hideTag = false,
  foot,
  children,
}: FrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  return (
    <FieldFrame className={className}>
      <div data-head>
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
        <FieldError id={`${id}-error`}>{error}</FieldError>
        {foot}
      </div>
    </FieldFrame>
  )
}
