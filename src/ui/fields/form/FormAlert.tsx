import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { Notice, type NoticeTone } from '@/ui/feedback/Notice'
import { radius } from '@/ui/tokens'

const Alert = styled.div`
  border-radius: ${radius};
  &:focus:not(:focus-visible) {
    outline: none;
  }
`

type Props = {
  className?: string | undefined
  tone: NoticeTone
  messages: readonly string[]
  action?: ReactNode
}

/** What the server said to a form, above its fields. It takes the focus: on a phone the keyboard goes away, and the next Tab is the first field. Another list of messages is said again. */
export function FormAlert({ className, tone, messages, action }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.focus()
  }, [messages])
  const [first, ...more] = messages
  return (
    <Alert className={className} ref={root} tabIndex={-1}>
      <Notice tone={tone} live title={first} {...(action === undefined ? {} : { action })}>
        {more.length > 0 ? more.map((line) => <p key={line}>{line}</p>) : undefined}
      </Notice>
    </Alert>
  )
}
