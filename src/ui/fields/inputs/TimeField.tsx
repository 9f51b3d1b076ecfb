import { Clock } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useController, type FieldPath, type FieldValues, type PathValue } from 'react-hook-form'
import { twoDayClockPattern } from '@/lib/date'
import type { DateInputError } from '@/ui/dates/DateInputError'
import { DatePicker } from '@/ui/dates/DatePicker'
import { pickedTime, timeOfPicked } from '@/ui/dates/dateText'
import { Field } from '@/ui/fields/Field'
import { frameOf, type FieldProps } from '@/ui/fields/formTypes'

type Props<T extends FieldValues, O> = FieldProps<T, O> & {
  /** First and last time, 'HH:mm'. */
  min?: string | undefined
  max?: string | undefined
  excluded?: readonly string[] | undefined
  /** Only these times can be selected. */
  included?: readonly string[] | undefined
  filter?: ((time: string) => boolean) | undefined
  disabled?: boolean | undefined
}

/**
 * A time, selected from half hours or typed to the minute. The form value is 'HH:mm', '' while
 * empty, and the typed text where it is no valid time. '24:00', '26時' and '翌2:00' are times of the next day: the value
 * is '26:00', and the input shows 翌2:00.
 */
export function TimeField<T extends FieldValues, O>(props: Props<T, O>) {
  const { form, name, min, max, excluded, included, filter, disabled } = props
  const { field } = useController({ control: form.control, name })
  const [problem, setProblem] = useState<DateInputError>()
  const fieldValue: unknown = field.value
  const value = useMemo(
    () =>
      typeof fieldValue === 'string' && twoDayClockPattern.test(fieldValue)
        ? pickedTime(fieldValue)
        : null,
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
            grain='time'
            placeholder='00:00'
            name={name}
            value={value}
            disabled={disabled}
            onBlur={field.onBlur}
            onChange={(picked) => {
              setValue(picked ? timeOfPicked(picked) : '')
            }}
            onError={(error) => {
              setProblem(error)
              if (error?.input !== undefined) setValue(error.input)
            }}
            {...(min ? { minTime: pickedTime(min) } : {})}
            {...(max ? { maxTime: pickedTime(max) } : {})}
            {...(excluded ? { excludeTimes: excluded.map(pickedTime) } : {})}
            {...(included ? { includeTimes: included.map(pickedTime) } : {})}
            {...(filter ? { filterTime: (time: Date) => filter(timeOfPicked(time)) } : {})}
          />
          <span data-icon>
            <Clock aria-hidden />
          </span>
        </div>
      )}
    </Field>
  )
}
