import { ja } from 'date-fns/locale/ja'
import { serverNow } from '@/lib/clock'
import { dayOf, dayOfPicked, weekday } from '@/lib/date'
import { holidaysOf } from '@/lib/holidays'
import type { DatePickerProps } from './datePickerProps'
import type { Grain } from './dateText'

/** The props of react-datepicker that are the same for every picker. */
export const commonProps = {
  autoComplete: 'off',
  locale: ja,
  dateFormatCalendar: 'yyyy年M月',
  fixedHeight: true,
  showPopperArrow: false,
  popperPlacement: 'bottom-start',
  popperProps: { strategy: 'fixed' },
  previousMonthAriaLabel: '前の月',
  nextMonthAriaLabel: '次の月',
  previousYearAriaLabel: '前の年',
  nextYearAriaLabel: '次の年',
  previousMonthButtonLabel: '前の月',
  nextMonthButtonLabel: '次の月',
  previousYearButtonLabel: '前の年',
  nextYearButtonLabel: '次の年',
  chooseDayAriaLabelPrefix: '',
  disabledDayAriaLabelPrefix: '選べません',
  monthAriaLabelPrefix: '表示中の月',
} as const

/** The props of react-datepicker that select a day, a month, a year or a time. */
export const grainProps = {
  day: {},
  month: { showMonthYearPicker: true },
  year: { showYearPicker: true },
  time: {
    showTimeSelect: true,
    showTimeSelectOnly: true,
    timeFormat: 'HH:mm',
    timeCaption: '時刻',
  },
} as const satisfies Record<Grain, object>

/** The props of react-datepicker for navigating by year. */
export const yearProps = (years: DatePickerProps['years']) =>
  years
    ? ({
        showYearDropdown: true,
        showMonthDropdown: years === 'select',
        scrollableYearDropdown: years === 'scroll',
        dropdownMode: years === 'select' ? 'select' : 'scroll',
      } as const)
    : {}

const weekendClass: Record<number, string> = { 0: 'dp-sun', 6: 'dp-sat' }
/** The classes of a day in the calendar and of a weekday above it: Saturday, Sunday, and today in Tokyo. */
export const dayClassName = (date: Date) => {
  const day = dayOfPicked(date)
  return [weekendClass[weekday(day)], day === dayOf(serverNow()) && 'dp-today']
    .filter(Boolean)
    .join(' ')
}

/** Returns the holidays of a year and of the years before and after it, of which January and December show days. */
export const holidaysAround = (year: number) =>
  [year - 1, year, year + 1].flatMap((holidayYear) =>
    [...holidaysOf(holidayYear)].map(([date, holidayName]) => ({ date, holidayName })),
  )
