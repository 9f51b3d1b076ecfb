import type { ComponentProps } from 'react'
import type { DayRules, TimeRules } from './dateRules'
import type { DateInputError } from './DateInputError'
import type { Grain } from './dateText'

/** What the date picker takes, before and after its calendar has arrived. */
export type DatePickerProps = {
  id: string
  name: string
  /** Its local fields are what was picked: see dateText. */
  value: Date | null
  onChange: (picked: Date | null) => void
  onBlur?: (() => void) | undefined
  /** A DateInputError when what was typed or pressed is no date; undefined when typing goes on. */
  onError?: ((error: DateInputError | undefined) => void) | undefined
  grain?: Grain | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  /** Jump by year in a day picker: a list of 5 years either side, a scrolled list of 10, or month and year to select from 1900 to 2100. */
  years?: 'list' | 'scroll' | 'select' | undefined
} & DayRules &
  TimeRules &
  Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'aria-required'>
