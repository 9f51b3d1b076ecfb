import { ja } from 'date-fns/locale/ja'
import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { dayOf, dayOfPicked, weekday } from '@/lib/dates/tokyoDate'
import { holidaysOf } from '@/lib/dates/holidays'
import { CalendarLibrary } from './CalendarLibrary'
import { CalendarStyle } from './CalendarStyle'
import { DateInputError } from './DateInputError'
import { readTyped, type DatePickerProps } from './DatePicker'
import { formats, pickedTime, showPicked, today, type Grain } from './dateText'

type Props = DatePickerProps & {
  grain: Grain
  placeholder: string
  /** What stood in the box when the calendar came. */ text: string
  focused: boolean
}
type Library = ComponentProps<typeof CalendarLibrary>

/** react-datepicker in Japanese. Typing is read here, not by the library, whose formats know neither full width nor '-'. */
export function Calendar({
  id,
  name,
  value,
  onChange,
  onBlur,
  onError,
  grain,
  disabled,
  placeholder,
  years,
  text,
  focused,
  minTime,
  maxTime,
  'aria-describedby': describedBy = '',
  'aria-invalid': invalid = false,
  'aria-required': required = false,
  ...days
}: Props) {
  const picker = useRef<CalendarLibrary>(null)
  const [typed, setTypedState] = useState(text === showPicked(value, grain) ? undefined : text)
  const latest = useRef(typed)
  const typing = useRef(false)
  const open = useRef(false)
  const key = useRef('')
  const [host, setHost] = useState<Element>()
  const [year, setYear] = useState((value ?? today()).getFullYear())
  const [month, setMonth] = useState(dayOfPicked(value ?? today()).slice(0, 7))
  const rules = { ...days, ...(minTime ? { minTime } : {}), ...(maxTime ? { maxTime } : {}) }
  const broken = value !== null && Number.isNaN(value.getTime())

  useEffect(() => {
    const input = picker.current?.input
    // A dialog hides what is outside it from assistive technology.
    setHost(input?.closest('[role="dialog"]') ?? document.body)
    if (!focused || !input) return
    if (input instanceof HTMLInputElement)
      input.setSelectionRange(input.value.length, input.value.length)
    picker.current?.deferFocusInput()
  }, [focused])

  function setTyped(next: string | undefined) {
    latest.current = next
    setTypedState(next)
  }
  function choose(picked: Date | null) {
    if (!typing.current) setTyped(undefined)
    onError?.(undefined)
    onChange(picked)
  }
  const onChangeRaw: Library['onChangeRaw'] = (event, chosen) => {
    if (chosen) return setTyped(undefined)
    const box = event?.target
    if (!event || !(box instanceof HTMLInputElement)) return
    event.preventDefault()
    setTyped(box.value)
    onError?.(undefined)
    const read = readTyped(box.value, grain, rules)
    if (read === null) onChange(null)
    else if (!(read instanceof DateInputError)) {
      typing.current = true
      picker.current?.setSelected(read, undefined, true)
      typing.current = false
    }
  }
  /** Settles what was typed; false when it is no date: the text stays, the value is gone. */
  function settle() {
    const text = latest.current
    if (text === undefined) return true
    const read = readTyped(text, grain, rules)
    if (!(read instanceof DateInputError)) {
      setTyped(undefined)
      return true
    }
    onChange(null)
    onError?.(read)
    return false
  }
  /** False: the library is not told of this key. */
  function onBoxKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return false
    const typedNow = latest.current !== undefined
    if ((event.key === 'Enter' || event.key === 'Escape') && broken)
      onError?.(new DateInputError(grain, latest.current))
    if (event.key === 'Escape') settle()
    if (event.key === 'Enter' && typedNow) {
      const good = settle()
      if (!good || open.current) event.preventDefault()
      if (good) picker.current?.setOpen(false, true)
      return false
    }
    if (grain === 'time' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) settle()
    return true
  }
  function onInputError() {
    // An emptied box has no day to stand on, and that is no fault; neither is a key that only leads away.
    if (value === null && (latest.current ?? '').trim() === '' && key.current !== 'other') return
    if (key.current === 'away') return
    onError?.(new DateInputError(grain, latest.current))
  }
  function remember({ key: pressed, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
    key.current =
      pressed === 'Enter' || pressed === 'Escape'
        ? pressed
        : pressed.length === 1 && !ctrlKey && !metaKey && !altKey
          ? 'other'
          : 'away'
  }
  function onBoxBlur(to: EventTarget | null) {
    if (to instanceof Element && to.closest('.react-datepicker-popper')) return
    settle()
    onBlur?.()
  }
  const look = (day: Date) =>
    [
      ['dp-sun', '', '', '', '', '', 'dp-sat'][weekday(dayOfPicked(day))],
      dayOfPicked(day) === dayOf(new Date()) ? 'dp-today' : '',
    ]
      .join(' ')
      .trim()
  const holidays =
    grain === 'day'
      ? [year - 1, year, year + 1].flatMap((y) =>
          [...holidaysOf(y)].map(([date, holidayName]) => ({ date, holidayName })),
        )
      : []
  const named = holidays.filter((h) => h.date.startsWith(month))
  const selected = broken ? null : value

  return (
    <Host value={host}>
      <CalendarStyle />
      {/* Escape closes the calendar, not the dialog around it. */}
      <div
        role='presentation'
        onKeyDown={(e) => {
          if (e.key === 'Escape' && open.current) e.stopPropagation()
        }}
      >
        <CalendarLibrary
          {...days}
          ref={picker}
          id={id}
          name={name}
          selected={selected}
          onChange={choose}
          onChangeRaw={onChangeRaw}
          {...(typed === undefined ? {} : { value: typed })}
          customInput={<Box inputMode='numeric' onBoxKey={onBoxKey} onBoxBlur={onBoxBlur} />}
          onKeyDown={remember}
          onInputError={onInputError}
          onCalendarOpen={() => {
            open.current = true
            show(selected ?? today())
          }}
          onCalendarClose={() => {
            open.current = false
          }}
          onMonthChange={show}
          onYearChange={show}
          disabled={disabled ?? false}
          autoComplete='off'
          locale={ja}
          dateFormat={formats[grain]}
          dateFormatCalendar='yyyy年M月'
          placeholderText={placeholder}
          openToDate={selected ?? (grain === 'time' ? pickedTime('09:00') : today())}
          fixedHeight
          enableTabLoop={grain !== 'time'}
          showPopperArrow={false}
          popperPlacement='bottom-start'
          popperContainer={Portal}
          popperProps={{ strategy: 'fixed' }}
          calendarContainer={grain === 'time' ? TimeFrame : DayFrame}
          {...(grain === 'time'
            ? {
                showTimeSelect: true,
                showTimeSelectOnly: true,
                timeFormat: 'HH:mm',
                timeCaption: '時刻',
              }
            : {})}
          {...((minTime ?? maxTime)
            ? { minTime: minTime ?? pickedTime('00:00'), maxTime: maxTime ?? pickedTime('23:59') }
            : {})}
          {...(grain === 'month'
            ? { showMonthYearPicker: true }
            : grain === 'year'
              ? { showYearPicker: true }
              : {})}
          {...(years
            ? {
                showYearDropdown: true,
                showMonthDropdown: years === 'select',
                scrollableYearDropdown: years === 'scroll',
                dropdownMode: years === 'select' ? 'select' : 'scroll',
              }
            : {})}
          dayClassName={look}
          weekDayClassName={look}
          holidays={holidays}
          previousMonthAriaLabel='前の月'
          nextMonthAriaLabel='次の月'
          previousYearAriaLabel='前の年'
          nextYearAriaLabel='次の年'
          previousMonthButtonLabel='前の月'
          nextMonthButtonLabel='次の月'
          previousYearButtonLabel='前の年'
          nextYearButtonLabel='次の年'
          chooseDayAriaLabelPrefix=''
          disabledDayAriaLabelPrefix='選べません'
          monthAriaLabelPrefix='表示中の月'
          ariaRequired={String(required)}
          ariaInvalid={String(invalid)}
          ariaDescribedBy={describedBy}
        >
          {grain === 'day' && (
            <p className='dp-foot'>
              <i aria-hidden />
              本日
              {named.map((h) => (
                <span key={h.date}>
                  {Number(h.date.slice(8))}日 {h.holidayName}
                </span>
              ))}
            </p>
          )}
        </CalendarLibrary>
      </div>
    </Host>
  )
  function show(shown: Date) {
    setYear(shown.getFullYear())
    setMonth(dayOfPicked(shown).slice(0, 7))
  }
}

type BoxProps = ComponentProps<'input'> & {
  onBoxKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
  onBoxBlur: (to: EventTarget | null) => void
}
function Box({ onBoxKey, onBoxBlur, onKeyDown, onBlur, ...rest }: BoxProps) {
  return (
    <input
      {...rest}
      type='text'
      onKeyDown={(e) => {
        if (onBoxKey(e)) onKeyDown?.(e)
      }}
      onBlur={(e) => {
        onBlur?.(e)
        onBoxBlur(e.relatedTarget)
      }}
    />
  )
}

const Host = createContext<Element | undefined>(undefined)
function Portal({ children }: { children?: ReactNode }) {
  const host = use(Host)
  return host ? createPortal(children, host) : null
}
type FrameProps = { className?: string; children?: ReactNode }
// The library's own lists carry no name.
function nameLists(frame: HTMLElement | null) {
  frame?.querySelectorAll('select').forEach((list) => {
    list.setAttribute('aria-label', list.className.includes('month') ? '月' : '年')
  })
}
const DayFrame = ({ className, children }: FrameProps) => (
  <div role='dialog' aria-label='日付を選ぶ' className={className} ref={nameLists}>
    {children}
  </div>
)
const TimeFrame = ({ className, children }: FrameProps) => (
  <div role='dialog' aria-label='時刻を選ぶ' className={className}>
    {children}
  </div>
)
