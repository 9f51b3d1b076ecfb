import { useId, type ReactNode } from 'react'
import { describedBy } from './describedBy'
import type { FrameProps } from './Field'
import { FieldError } from './FieldError'
import { FieldsetFrame } from './FieldParts'
import { FieldTag } from './FieldTag'

/**
 * Several controls of one question: a fieldset with legend, help and error. `as` is 'radiogroup'
 * where one option is selected.
 */
export function FieldGroup({
  className,
  label,
  error,
  help,
  required = false,
  optional,
  hideTag,
  foot,
  as = 'group',
  children,
}: FrameProps & { as?: 'group' | 'radiogroup'; children: ReactNode }) {
  const id = useId()
  return (
    <FieldsetFrame
      className={className}
      role={as}
      aria-labelledby={`${id}-name`}
      aria-describedby={describedBy(id, error, help)}
      {...(as === 'radiogroup' ? { 'aria-required': required, 'aria-invalid': !!error } : {})}
    >
      <legend data-head>
        <span data-name id={`${id}-name`}>
          {label}
        </span>
        <FieldTag required={required} optional={optional} hideTag={hideTag} />
      </legend>
      {help && (
        <p data-help id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <div data-foot>
        <FieldError id={`${id}-error`} label={label}>
          {error}
        </FieldError>
        {foot}
      </div>
    </FieldsetFrame>
  )
}
