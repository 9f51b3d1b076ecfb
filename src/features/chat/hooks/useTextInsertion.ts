import { useLayoutEffect, useRef, type RefObject } from 'react'

const MAX_HEIGHT_PX = 168
const BORDER_PX = 2

function fitHeight(element: HTMLTextAreaElement) {
  element.style.height = 'auto'
  element.style.height = `${Math.min(element.scrollHeight + BORDER_PX, MAX_HEIGHT_PX)}px`
}

/** Grows the text area with its text. Returns a function that inserts a text at the caret, on separate lines. */
export function useTextInsertion(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
) {
  const nextCaret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    fitHeight(element)
    if (nextCaret.current === undefined) return
    element.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  }, [field, text])

  return function insert(body: string) {
    const start = field.current?.selectionStart ?? text.length
    const end = field.current?.selectionEnd ?? start
    const before = text.slice(0, start)
    const after = text.slice(end)
    const lead = before === '' || before.endsWith('\n') ? '' : '\n'
    const trail = after === '' || after.startsWith('\n') ? '' : '\n'
    nextCaret.current = start + lead.length + body.length
    onChange(before + lead + body + trail + after)
  }
}
