import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'

type Option = { value: string | number; label: string; disabled?: boolean | undefined }
type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'select'>, 'form' | 'name' | 'children'> & {
    options: readonly Option[]
    /** The first option, with an empty value: 「選んでください」. */
    placeholder?: string | undefined
    /** Converts the value to a number; null where nothing is selected. */
    numeric?: boolean | undefined
  }

/** A native select, for lists too long for RadioCards. */
export function SelectField<T extends FieldValues, O>(props: Props<T, O>) {
  const {
    className,
    form,
    name,
    label,
    help,
    required,
    optional,
    hideTag,
    options,
    placeholder,
    numeric = false,
    ...rest
  } = props
  return (
    <Field {...frameOf(props)}>
      {(wiring) => (
        <span data-box data-end>
          <select
            {...rest}
            {...form.register(
              name,
              numeric
                ? {
                    setValueAs: (value: unknown) =>
                      value === '' || value === null ? null : Number(value),
                  }
                : {},
            )}
            {...wiring}
          >
            {placeholder !== undefined && <option value=''>{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span data-icon>
            <ChevronDown aria-hidden />
          </span>
        </span>
      )}
    </Field>
  )
}
