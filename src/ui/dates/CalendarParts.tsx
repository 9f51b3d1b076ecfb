import {
  createContext,
  use,
  useImperativeHandle,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'

/** The methods that react-datepicker calls on its input. */
type InputHandle = {
  focus: (options?: FocusOptions) => void
  blur: () => void
}
type InputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  ref?: Ref<InputHandle>
  elementRef: RefObject<HTMLInputElement | null>
  /** Returns false for a key that the library must not see. */
  onInputKeyDown: (event: KeyboardEvent<HTMLInputElement>) => boolean
  onInputBlur: (nextFocus: EventTarget | null) => void
}

/**
 * The input of the date picker. react-datepicker calls `blur` one frame after the calendar closes;
 * here it does nothing, so that the focus stays in the input.
 */
export function CalendarInput(props: InputProps) {
  const { ref, elementRef, onInputKeyDown, onInputBlur, onKeyDown, onBlur, ...rest } = props
  useImperativeHandle(
    ref,
    () => ({
      focus: (options) => elementRef.current?.focus(options),
      blur: () => undefined,
    }),
    [elementRef],
  )
  return (
    <input
      {...rest}
      ref={elementRef}
      type='text'
      onKeyDown={(event) => {
        if (onInputKeyDown(event)) onKeyDown?.(event)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        onInputBlur(event.relatedTarget)
      }}
    />
  )
}

/** The element the calendar is rendered in: the dialog around the input, or the body. */
export const CalendarHost = createContext<Element | undefined>(undefined)
/** Draws the calendar into its host. */
export function CalendarPortal({ children }: { children?: ReactNode }) {
  const host = use(CalendarHost)
  return host ? createPortal(children, host) : null
}

type FrameProps = { className?: string; children?: ReactNode }
/** Sets accessible names on the library's lists of months and years, which have none. */
function nameLists(frame: HTMLElement | null) {
  frame?.querySelectorAll('select').forEach((list) => {
    list.setAttribute('aria-label', list.className.includes('month') ? '月' : '年')
  })
}
/** The dialog around the days of DatePicker. */
export const DayFrame = ({ className, children }: FrameProps) => (
  <div role='dialog' aria-label='日付を選ぶ' className={className} ref={nameLists}>
    {children}
  </div>
)
/** The dialog around the times of DatePicker. */
export const TimeFrame = ({ className, children }: FrameProps) => (
  <div role='dialog' aria-label='時刻を選ぶ' className={className}>
    {children}
  </div>
)

type Holiday = { date: string; holidayName: string }
/** Legend below the days: the mark of today, and the holidays of the month by name. */
export function CalendarLegend({ holidays }: { holidays: readonly Holiday[] }) {
  return (
    <p className='dp-foot'>
      <i aria-hidden />
      本日
      {holidays.map(({ date, holidayName }) => (
        <span key={date}>
          {Number(date.slice(8))}日 {holidayName}
        </span>
      ))}
    </p>
  )
}

/** While the calendar is open, Escape closes it and not the dialog around it. */
export function EscapeGuard({
  isOpen,
  children,
}: {
  isOpen: RefObject<boolean>
  children: ReactNode
}) {
  return (
    <div
      role='presentation'
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen.current) event.stopPropagation()
      }}
    >
      {children}
    </div>
  )
}
