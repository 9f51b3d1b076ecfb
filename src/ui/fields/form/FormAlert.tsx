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

/**
 * The server's response to a form, shown above its fields. It takes the focus, which closes the
 * keyboard of a phone and makes the first field the next tab stop. A new list of messages is
 * focused and announced again.
 */
export function FormAlert({ className, tone, messages, action }: Props) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.focus()
  }, [messages])
  const [first, ...otherMessages] = messages
  return (
    <Alert className={className} ref={root} tabIndex={-1}>
      <Notice tone={tone} live title={first} {...(action === undefined ? {} : { action })}>
        {otherMessages.length > 0
          ? otherMessages.map((line) => <p key={line}>{line}</p>)
          : undefined}
      </Notice>
    </Alert>
  )
}
