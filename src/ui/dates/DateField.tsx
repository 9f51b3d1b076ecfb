import { Calendar as CalendarIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { dayOfPicked, isDay, pickedOf } from '@/lib/date'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'
import type { DateInputError } from './DateInputError'
import { DatePicker } from './DatePicker'
import type { DatePickerProps } from './datePickerProps'

type Props<T extends FieldValues, O> = FieldProps<T, O> &
  Pick<DatePickerProps, 'disabled' | 'years'> & {
    /** First and last day, 'YYYY-MM-DD'. */
    min?: string | undefined
    max?: string | undefined
    excluded?: readonly string[] | undefined
    /** Only these days can be selected. */
    included?: readonly string[] | undefined
    filter?: ((day: string) => boolean) | undefined
  }

/**
 * A date input. The form value is 'YYYY-MM-DD', '' while empty, and the typed text where it is no
 * valid date, so that the schema rejects it; the field shows the reason.
 */
export function DateField<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, min, max, excluded, included, filter, disabled, years } = props
  const { field } = useController({ control: form.control, name })
  const [problem, setProblem] = useState<DateInputError>()
  const fieldValue: unknown = field.value
  const value = useMemo(
    () => (typeof fieldValue === 'string' && isDay(fieldValue) ? pickedOf(fieldValue) : null),
    [fieldValue],
  )
  const setValue = (next: string) => {
    field.onChange(next as PathValue<T, FieldPath<T>>)
  }
  const frame = frameOf(props)
  const errorMessage =
    problem && (problem.input === undefined || problem.input === fieldValue)
      ? problem.shown
      : frame.error
  return (
    <Field {...frame} error={errorMessage}>
      {(wiring) => (
        <div data-box data-end>
          <DatePicker
            {...wiring}
            name={name}
            value={value}
            disabled={disabled}
            years={years}
            onBlur={field.onBlur}
            onChange={(picked) => {
              setValue(picked ? dayOfPicked(picked) : '')
            }}
            onError={(error) => {
              setProblem(error)
              if (error?.input !== undefined) setValue(error.input)
            }}
            {...(min ? { minDate: pickedOf(min) } : {})}
            {...(max ? { maxDate: pickedOf(max) } : {})}
            {...(excluded ? { excludeDates: excluded.map(pickedOf) } : {})}
            {...(included ? { includeDates: included.map(pickedOf) } : {})}
            {...(filter ? { filterDate: (day: Date) => filter(dayOfPicked(day)) } : {})}
          />
          <span data-icon>
            <CalendarIcon aria-hidden />
          </span>
        </div>
      )}
    </Field>
  )
}
