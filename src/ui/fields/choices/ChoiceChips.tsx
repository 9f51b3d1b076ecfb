import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { FieldGroup } from '@/ui/fields/FieldGroup'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { ChipGroup } from './ChoiceChips.styles'

type Value = string | number
type Props<T extends FieldValues, O, V extends Value> = FieldProps<T, O> & {
  options: readonly { value: V; label: string; disabled?: boolean | undefined }[]
  /** The value is a list in the order of the options. */
  multiple?: boolean | undefined
  /** After the chips: a button that opens a calendar, for example. */
  more?: ReactNode
  compact?: boolean | undefined
}

/** One or several of few short words. */
export function ChoiceChips<T extends FieldValues, O, V extends Value>(props: Props<T, O, V>) {
  const { form, name, options, multiple = false, more, compact = false } = props
  const { field } = useController({ control: form.control, name })
  const selected: unknown = field.value
  const on = (value: V) => (Array.isArray(selected) ? selected.includes(value) : selected === value)
  const next = (value: V) =>
    multiple ? options.map((o) => o.value).filter((v) => (v === value ? !on(v) : on(v))) : value
  return (
    <FieldGroup {...frameOf(props)} as={multiple ? 'group' : 'radiogroup'}>
      <ChipGroup data-compact={compact}>
        {options.map((o, i) => (
          <label key={o.value}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={on(o.value)}
              disabled={o.disabled}
              {...(i === 0 ? { ref: field.ref } : {})}
              onBlur={field.onBlur}
              onChange={() => {
                field.onChange(next(o.value) as PathValue<T, FieldPath<T>>)
              }}
            />
            <span data-chip>
              {on(o.value) && <Check aria-hidden />}
              {o.label}
            </span>
          </label>
        ))}
        {more}
      </ChipGroup>
    </FieldGroup>
  )
}
