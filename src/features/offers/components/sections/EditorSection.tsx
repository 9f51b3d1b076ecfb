import { ChevronDown, ChevronUp, Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { SectionState } from '@/features/offers/lib/editing'
import { Button } from '@/ui/buttons/Button'
import { Section } from './EditorSection.styles'

/** Icons of section states: error, filled in, not filled in. */
const stateIcons = { error: CircleAlert, done: CircleCheck, open: Circle } as const

type Props = {
  title: string
  state: SectionState
  open: boolean
  onToggle: () => void
  children: ReactNode
  /** The number of requests to show this section; each moves the focus to its heading. */
  focusRequestCount: number
  next: { title: string; onOpen: () => void } | undefined
}

/** One collapsible section of an offer. Its values are kept while it is closed. */
export function EditorSection({
  title,
  state: { kind, words, adviceCount },
  open,
  onToggle,
  focusRequestCount,
  next,
  children,
}: Props) {
  const id = useId()
  const headingButton = useRef<HTMLButtonElement>(null)
  const Icon = stateIcons[kind]
  useEffect(() => {
    const button = headingButton.current
    if (!button || focusRequestCount === 0) return
    button.focus({ preventScroll: true })
    // The section above has just closed, so the heading may be far from where it was. jsdom has no scrollIntoView.
    if ('scrollIntoView' in button) button.scrollIntoView()
  }, [focusRequestCount])
  return (
    <Section data-open={open || undefined} aria-labelledby={`${id}-head`}>
      <h2>
        <button
          id={`${id}-head`}
          ref={headingButton}
          type='button'
          aria-expanded={open}
          {...(open ? { 'aria-controls': id } : {})}
          onClick={onToggle}
        >
          <Icon data-kind={kind} aria-hidden />
          <span>{title}</span>
          <small>
            {adviceCount > 0 && kind !== 'error' && (
              <span data-kind='advice'>助言{adviceCount}件</span>
            )}
            {(!open || kind === 'error') && <span data-kind={kind}>{words}</span>}
          </small>
          {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </button>
      </h2>
      {open && (
        <div id={id} data-body=''>
          {children}
          {next && (
            <div data-next=''>
              <Button onClick={next.onOpen}>次へ: {next.title}</Button>
            </div>
          )}
        </div>
      )}
    </Section>
  )
}
