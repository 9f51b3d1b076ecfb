import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { describedBy } from '@/ui/fields/describedBy'
import { FieldError } from '@/ui/fields/FieldError'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { SwitchFrame } from './SwitchField.styles'

type Props<T extends FieldValues, O> = Omit<
  FieldProps<T, O>,
  'required' | 'optional' | 'hideTag' | 'help'
> & {
  /** Under the label: what the switch does when it is on. */
  description?: ReactNode
  disabled?: boolean | undefined
}

/** A switch that takes effect when the form is submitted. The value is a boolean. */
export function SwitchField<T extends FieldValues, O>({
  className,
  form,
  name,
  label,
  description,
  disabled,
}: Props<T, O>) {
  const id = useId()
  const { error } = frameOf({ form, name, label })
  return (
    <SwitchFrame className={className}>
      <div data-line>
        <label htmlFor={id}>
          <b>{label}</b>
          {description && <span id={`${id}-help`}>{description}</span>}
        </label>
        <input
          id={id}
          type='checkbox'
          role='switch'
          disabled={disabled}
          {...form.register(name)}
          aria-label={label}
          aria-describedby={describedBy(id, error, description)}
        />
      </div>
      <FieldError id={`${id}-error`} label={label}>
        {error}
      </FieldError>
    </SwitchFrame>
  )
}
