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
  /** Shown after the chips, for example a button that opens a calendar. */
  more?: ReactNode
  compact?: boolean | undefined
  /** Puts the chips, of one or two characters each, into one row of equal widths. */
  oneRow?: boolean | undefined
}

/** One or several of a few short options, as chips. */
export function ChoiceChips<T extends FieldValues, O, V extends Value>(props: Props<T, O, V>) {
  const { form, name, options, multiple = false, more, compact = false, oneRow = false } = props
  const { field } = useController({ control: form.control, name })
  const selected: unknown = field.value
  const isSelected = (value: V) =>
    Array.isArray(selected) ? selected.includes(value) : selected === value
  const nextValue = (value: V) =>
    multiple
      ? options
          .map((option) => option.value)
          .filter((optionValue) =>
            optionValue === value ? !isSelected(optionValue) : isSelected(optionValue),
          )
      : value
  return (
    <FieldGroup {...frameOf(props)} as={multiple ? 'group' : 'radiogroup'}>
      <ChipGroup data-compact={compact} data-one-row={oneRow}>
        {options.map((option, i) => (
          <label key={option.value}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              checked={isSelected(option.value)}
              disabled={option.disabled}
              {...(i === 0 ? { ref: field.ref } : {})}
              onBlur={field.onBlur}
              onChange={() => {
                field.onChange(nextValue(option.value) as PathValue<T, FieldPath<T>>)
              }}
            />
            <span data-chip>
              {isSelected(option.value) && <Check aria-hidden />}
              {option.label}
            </span>
          </label>
        ))}
        {more}
      </ChipGroup>
    </FieldGroup>
  )
}
