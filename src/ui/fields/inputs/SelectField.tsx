import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'

type Option = { value: string | number; label: string; disabled?: boolean | undefined }
type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Omit<ComponentProps<'select'>, 'form' | 'name' | 'children'> & {
    options: readonly Option[]
    /** The first line, whose value is the empty text: 「選んでください」. */
    placeholder?: string | undefined
    /** The value as a number: null where nothing is chosen. */
    numeric?: boolean | undefined
  }

/** One of a list that is too long for cards. */
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
                ? { setValueAs: (v: unknown) => (v === '' || v === null ? null : Number(v)) }
                : {},
            )}
            {...wiring}
          >
            {placeholder !== undefined && <option value=''>{placeholder}</option>}
            {options.map((o) => (
              <option key={o.value} value={o.value} disabled={o.disabled}>
                {o.label}
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
