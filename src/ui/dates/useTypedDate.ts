import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type ReactDatePicker from 'react-datepicker'
import { DateInputError } from './DateInputError'
import type { DatePickerProps } from './datePickerProps'
import { clockOfPicked, pickedTime, showPicked, type Grain } from './dateText'
import { readTyped } from './readTyped'

type LibraryProps = ComponentProps<typeof ReactDatePicker>
type Options = Pick<DatePickerProps, 'value' | 'onChange' | 'onError'> & {
  grain: Grain
  rules: Parameters<typeof readTyped>[2]
  initialText: string
  picker: RefObject<ReactDatePicker | null>
  isOpen: RefObject<boolean>
}
type PressedKey = '' | 'Enter' | 'Escape' | 'character' | 'navigation'

const isInvalid = (value: Date | null) => value !== null && Number.isNaN(value.getTime())

function pressedKey(event: KeyboardEvent<HTMLElement>): PressedKey {
  const { key, ctrlKey, metaKey, altKey } = event
  if (key === 'Enter' || key === 'Escape') return key
  return key.length === 1 && !ctrlKey && !metaKey && !altKey ? 'character' : 'navigation'
}

/** The typed text while it differs from the formatted value. */
function useTypedText({ grain, rules, value, onChange, onError, initialText }: Options) {
  const [typedText, setTypedText] = useState(
    initialText === showPicked(value, grain) ? undefined : initialText,
  )
  const latestText = useRef(typedText)
  const time = value?.getTime()
  const lastTime = useRef(time)
  // A value from outside (a reset, a button beside the input) replaces what was typed.
  useEffect(() => {
    const isReplaced = time !== undefined && time !== lastTime.current
    lastTime.current = time
    if (!isReplaced) return
    latestText.current = undefined
    setTypedText(undefined)
  }, [time])

  function setTyped(text: string | undefined) {
    latestText.current = text
    setTypedText(text)
  }
  /**
   * Parses the typed text and reports it as the value. Returns false when it is invalid: the text
   * stays and the value becomes null.
   */
  function settle() {
    const text = latestText.current
    if (text === undefined) return true
    const read = readTyped(text, grain, rules)
    if (!(read instanceof DateInputError)) {
      setTyped(undefined)
      if (read?.getTime() !== value?.getTime()) onChange(read)
      return true
    }
    onChange(null)
    onError?.(read)
    return false
  }
  return { typedText, latestText, setTyped, settle }
}

/**
 * Parses the text of a date input instead of react-datepicker, whose formats accept neither full-width digits nor '-'.
 * While the user types, the text stays as typed and the value stays as it was: an incomplete year or day is not a
 * choice. The text becomes the value on blur, Enter, Escape and when the calendar closes.
 */
export function useTypedDate(options: Options) {
  const { grain, rules, value, onChange, onError, picker, isOpen } = options
  const { typedText, latestText, setTyped, settle } = useTypedText(options)
  const lastKey = useRef<PressedKey>('')

  const handleChange = (picked: Date | null) => {
    setTyped(undefined)
    onError?.(undefined)
    // The library puts the selected time on the day of the previous value; it is moved back to the fixed day of times.
    onChange(picked && grain === 'time' ? pickedTime(clockOfPicked(picked)) : picked)
  }
  const handleChangeRaw: LibraryProps['onChangeRaw'] = (event, picked) => {
    if (picked) return setTyped(undefined)
    const input = event?.target
    if (!event || !(input instanceof HTMLInputElement)) return
    event.preventDefault()
    setTyped(input.value)
    onError?.(undefined)
    const read = readTyped(input.value, grain, rules)
    // The open calendar follows the text.
    if (read instanceof Date) picker.current?.setPreSelection(read)
  }
  function handleEnter(event: KeyboardEvent<HTMLInputElement>) {
    const isSettled = settle()
    if (!isSettled || isOpen.current) event.preventDefault()
    if (isSettled) picker.current?.setOpen(false, true)
  }
  /** Returns false for a key that must not be passed on to react-datepicker. */
  function handleInputKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return false
    const { key } = event
    if (['Enter', 'Escape'].includes(key) && isInvalid(value))
      onError?.(new DateInputError(grain, latestText.current))
    if (key === 'Escape') settle()
    if (key === 'Enter' && latestText.current !== undefined) {
      handleEnter(event)
      return false
    }
    if (grain === 'time' && ['ArrowDown', 'ArrowUp'].includes(key)) settle()
    return true
  }
  /**
   * react-datepicker reports an error for each key in an input without a date. Ignored for an empty
   * input, for keys that only navigate, and while a text is typed, which `settle` parses.
   */
  function handleInputError() {
    const isEmpty = value === null
    if ((isEmpty && lastKey.current !== 'character') || lastKey.current === 'navigation') return
    if (latestText.current !== undefined) return
    onError?.(new DateInputError(grain))
  }
  return {
    typedText,
    settle,
    handleChange,
    handleChangeRaw,
    handleInputKeyDown,
    handleInputError,
    rememberKey: (event: KeyboardEvent<HTMLElement>) => {
      lastKey.current = pressedKey(event)
    },
  }
}
