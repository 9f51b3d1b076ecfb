import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import { DayInput, type DayInputRules } from './DayInput'

type Props<T extends FieldValues, O> = FieldProps<T, O> & DayInputRules

/**
 * A date input of a form. The form value is 'YYYY-MM-DD', '' while empty, and the typed text where
 * it is no valid date, so that the schema rejects it; the field shows the reason.
 */
export function DateField<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, min, max, excluded, included, filter, disabled, years } = props
  const { field } = useController({ control: form.control, name })
  const value: unknown = field.value
  const rules = { min, max, excluded, included, filter, disabled, years }
  return (
    <DayInput
      {...frameOf(props)}
      {...rules}
      name={name}
      value={typeof value === 'string' ? value : ''}
      onBlur={field.onBlur}
      onChange={(next) => {
        field.onChange(next as PathValue<T, FieldPath<T>>)
      }}
    />
  )
}
