import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import ReactDatePicker from 'react-datepicker'
import { dayOfPicked } from '@/lib/date'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import {
  CalendarHost,
  CalendarInput,
  CalendarLegend,
  CalendarPortal,
  DayFrame,
  EscapeGuard,
  TimeFrame,
} from './CalendarParts'
import { commonProps, dayClassName, grainProps, holidaysAround, yearProps } from './calendarProps'
import { CalendarStyle } from './CalendarStyle'
import type { DatePickerProps, TextSelection } from './datePickerProps'
import { canPickTime, type DayRules, type TimeRules } from './dateRules'
import { clockOfPicked, formats, pickedTime, showPicked, today, type Grain } from './dateText'
import { useTypedDate } from './useTypedDate'

/**
 * For this time after the calendar has closed, focusing the input does not open it again, because closing moves the
 * focus back to the input.
 */
const FOCUS_PREVENT_MS = 50

type Props = DatePickerProps & {
  grain: Grain
  placeholder: string
  /** The text of the input at the moment the calendar's code had loaded. */
  text: string
  /** The selected part of the text; undefined if the input did not have the focus. */
  selection: TextSelection | undefined
}

/** Formats a time, because the library's formats have no times of the next day; undefined for other pickers. */
const timeTextOf = (grain: Grain, selected: Date | null) =>
  grain === 'time' && selected ? showPicked(selected, grain) : undefined

/**
 * react-datepicker with Japanese labels, formats and holidays. Loaded on the first focus of a
 * DatePicker.
 */
export function Calendar({
  id,
  name,
  value,
  onChange,
  onBlur,
  onError,
  grain,
  disabled = false,
  placeholder,
  years,
  text,
  selection,
  minTime,
  maxTime,
  'aria-describedby': describedBy = '',
  'aria-invalid': invalid = false,
  'aria-required': required = false,
  ...restrictions
}: Props) {
  const picker = useRef<ReactDatePicker>(null)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  const selected = validDate(value)
  const initial = selected ?? today()
  const [shownDate, setShownDate] = useState(initial)
  const host = useHost(input)
  const { isPrevented, preventFocus, setIsFocused } = useFocusPrevention(String(invalid) === 'true')
  const [hasPickedTime, setHasPickedTime] = useState(false)
  const rules = rulesOf({ ...restrictions, minTime, maxTime })
  const typed = useTypedDate({
    grain,
    rules,
    value,
    onChange,
    onError,
    initialText: text,
    picker,
    isOpen,
  })

  useKeptFocus(input, selection)

  function handleInputBlur(nextFocus: EventTarget | null) {
    setIsFocused(false)
    if (nextFocus instanceof Element && nextFocus.closest('.react-datepicker-popper')) return
    typed.settle()
    onBlur?.()
    // The arrows above the keyboard of a phone move to the next field without an event for the calendar, so it is
    // closed here. A press on a part of the calendar that cannot be focused only focuses the dialog around the input.
    const hasMovedOn = nextFocus instanceof Element && !nextFocus.contains(input.current)
    if (hasMovedOn) picker.current?.setOpen(false, true)
  }
  function handleOpen() {
    isOpen.current = true
    setShownDate(initial)
  }
  function handleClose() {
    isOpen.current = false
    typed.settle()
    preventFocus()
  }
  function handleChange(picked: Date | null) {
    setHasPickedTime(grain === 'time')
    typed.handleChange(picked)
  }
  const shownText = typed.typedText ?? timeTextOf(grain, selected)
  const holidays = grain === 'day' ? holidaysAround(shownDate.getFullYear()) : []

  return (
    <CalendarHost value={host}>
      <CalendarStyle />
      <EscapeGuard isOpen={isOpen}>
        <ReactDatePicker
          {...restrictions}
          {...commonProps}
          {...grainProps[grain]}
          // Not by the bounds of react-datepicker: they read the clock twice and sometimes refuse the first time.
          filterTime={(time) => canPickTime(pickedTime(clockOfPicked(time)), rules)}
          {...yearProps(years)}
          ref={picker}
          id={id}
          name={name}
          selected={selected}
          onChange={handleChange}
          onChangeRaw={typed.handleChangeRaw}
          {...(shownText === undefined ? {} : { value: shownText })}
          customInput={
            <CalendarInput
              elementRef={input}
              inputMode='numeric'
              onInputKeyDown={typed.handleInputKeyDown}
              onInputBlur={handleInputBlur}
            />
          }
          onKeyDown={typed.rememberKey}
          onInputError={typed.handleInputError}
          onFocus={() => setIsFocused(true)}
          preventOpenOnFocus={isPrevented}
          onCalendarOpen={handleOpen}
          onCalendarClose={handleClose}
          onMonthChange={setShownDate}
          onYearChange={setShownDate}
          disabled={disabled}
          dateFormat={formats[grain]}
          placeholderText={placeholder}
          openToDate={grain === 'time' ? (selected ?? pickedTime('09:00')) : initial}
          enableTabLoop={grain !== 'time'}
          popperContainer={CalendarPortal}
          calendarContainer={grain === 'time' ? TimeFrame : DayFrame}
          dayClassName={dayClassName}
          weekDayClassName={dayClassName}
          holidays={holidays}
          ariaRequired={String(required)}
          ariaInvalid={String(invalid)}
          ariaDescribedBy={describedBy}
        >
          {grain === 'day' && <CalendarLegend holidays={holidaysOfMonth(holidays, shownDate)} />}
        </ReactDatePicker>
        {hasPickedTime && typed.typedText === undefined && <TimeAnnouncement time={selected} />}
      </EscapeGuard>
    </CalendarHost>
  )
}

const holidaysOfMonth = (holidays: ReturnType<typeof holidaysAround>, shownDate: Date) =>
  holidays.filter(({ date }) => date.startsWith(dayOfPicked(shownDate).slice(0, 7)))

const validDate = (value: Date | null) =>
  value === null || Number.isNaN(value.getTime()) ? null : value

type Restrictions = Omit<DayRules & TimeRules, 'minTime' | 'maxTime'>
type TimeBounds = { minTime: Date | undefined; maxTime: Date | undefined }
const rulesOf = ({ minTime, maxTime, ...rules }: Restrictions & TimeBounds) => ({
  ...rules,
  ...(minTime && { minTime }),
  ...(maxTime && { maxTime }),
})

function TimeAnnouncement({ time }: { time: Date | null }) {
  return <VisuallyHidden role='alert'>選んだ時刻 {showPicked(time, 'time')}</VisuallyHidden>
}

/**
 * Returns the element to render the calendar in. Inside a dialog it is the dialog, which hides everything outside it
 * from assistive technology.
 */
function useHost(input: RefObject<HTMLInputElement | null>) {
  const [host, setHost] = useState<Element>()
  useEffect(() => {
    setHost(input.current?.closest('[role="dialog"]') ?? document.body)
  }, [input])
  return host
}

/**
 * Focuses the input that has replaced a focused one, with the same part of its text selected. It does so synchronously:
 * later it could take the focus from an element that the user has focused since.
 */
function useKeptFocus(
  input: RefObject<HTMLInputElement | null>,
  selection: TextSelection | undefined,
) {
  useLayoutEffect(() => {
    if (!selection) return
    input.current?.focus()
    input.current?.setSelectionRange(...selection)
  }, [input, selection])
}

/**
 * Whether focusing the input opens no calendar: for FOCUS_PREVENT_MS after `preventFocus` was called, and while the
 * input has an error. A refused submit focuses it, and the calendar would cover the message below. The keys that open
 * the calendar work once the input has the focus.
 */
function useFocusPrevention(isInvalid: boolean) {
  const [isJustClosed, setIsJustClosed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useEffect(() => {
    if (!isJustClosed) return undefined
    const timer = setTimeout(() => setIsJustClosed(false), FOCUS_PREVENT_MS)
    return () => clearTimeout(timer)
  }, [isJustClosed])
  return {
    isPrevented: isJustClosed || (isInvalid && !isFocused),
    preventFocus: () => setIsJustClosed(true),
    setIsFocused,
  }
}
