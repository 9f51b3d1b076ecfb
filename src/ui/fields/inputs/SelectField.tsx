import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { Select, type SelectOption } from './Select'

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'select'>, 'form' | 'name' | 'children'> & {
    options: readonly SelectOption[]
    /** The first option, with an empty value: 「選んでください」. */
    placeholder?: string | undefined
    /** Converts the value to a number; null where nothing is selected. */
    numeric?: boolean | undefined
  }

/** One choice of a list that is too long for RadioCards. */
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
        <Select
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
          options={options}
          placeholder={placeholder}
        />
      )}
    </Field>
  )
}
