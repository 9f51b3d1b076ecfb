import type { ComponentProps } from 'react'
import type { DateInputError } from './DateInputError'
import type { DayRules, TimeRules } from './dateRules'
import type { Grain } from './dateText'

/** The props of the date picker, before and after its calendar code has loaded. */
export type DatePickerProps = {
  id: string
  name: string
  /** The selected value in the Date's local fields: see Grain in dateText. */
  value: Date | null
  onChange: (picked: Date | null) => void
  onBlur?: (() => void) | undefined
  /**
   * Called with a DateInputError for an invalid typed or selected value, and with undefined while
   * typing continues.
   */
  onError?: ((error: DateInputError | undefined) => void) | undefined
  grain?: Grain | undefined
  disabled?: boolean | undefined
  placeholder?: string | undefined
  /**
   * Navigation by year in a day picker: a list of 5 years either side, a scrolled list of 10, or
   * selects of month and year from 1900 to 2100.
   */
  years?: 'list' | 'scroll' | 'select' | undefined
} & DayRules &
  TimeRules &
  Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'aria-required'>

/** The selected part of a text: its first and last position, in characters. */
export type TextSelection = readonly [start: number, end: number]
