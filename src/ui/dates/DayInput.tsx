import { Calendar as CalendarIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { dayOfPicked, isDay, pickedOf } from '@/lib/date'
import { Field, type FrameProps } from '@/ui/fields/Field'
import type { DateInputError } from './DateInputError'
import { DatePicker } from './DatePicker'
import type { DatePickerProps } from './datePickerProps'

/** Which days can be selected, and how the calendar navigates by year. */
export type DayInputRules = Pick<DatePickerProps, 'disabled' | 'years'> & {
  /** First and last day, 'YYYY-MM-DD'. */
  min?: string | undefined
  max?: string | undefined
  excluded?: readonly string[] | undefined
  /** Only these days can be selected. */
  included?: readonly string[] | undefined
  filter?: ((day: string) => boolean) | undefined
}
type Props = DayInputRules &
  FrameProps & {
    name: string
    /** 'YYYY-MM-DD', '' while empty, or a typed text that is no valid date. */
    value: string
    onChange: (value: string) => void
    onBlur?: (() => void) | undefined
  }

/**
 * A labelled date input outside a form; DateField is the same inside one. The value changes when the
 * user leaves the input, presses Enter or picks a day, never while typing. A text that is no valid
 * date is reported as it was typed, and the field shows what to do.
 */
export function DayInput({
  name,
  value,
  onChange,
  onBlur,
  min,
  max,
  excluded,
  included,
  filter,
  disabled,
  years,
  ...frame
}: Props) {
  const [problem, setProblem] = useState<DateInputError>()
  const picked = useMemo(() => (isDay(value) ? pickedOf(value) : null), [value])
  const hasProblem = problem && (problem.input === undefined || problem.input === value)
  return (
    <Field {...frame} error={hasProblem ? problem.shown : frame.error}>
      {(wiring) => (
        <div data-box data-end>
          <DatePicker
            {...wiring}
            name={name}
            value={picked}
            disabled={disabled}
            years={years}
            onBlur={onBlur}
            onChange={(next) => {
              onChange(next ? dayOfPicked(next) : '')
            }}
            onError={(error) => {
              setProblem(error)
              if (error?.input !== undefined) onChange(error.input)
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
