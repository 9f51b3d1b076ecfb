import { use, useId, type ReactNode } from 'react'
import { IsInSection } from './IsInSection'
import { Section } from './PageSection.styles'

type Props = {
  className?: string | undefined
  title?: ReactNode
  note?: ReactNode
  aside?: ReactNode
  line?: boolean
  id?: string
  children: ReactNode
}

/**
 * A titled section of a page with a divider above it (`line={false}` hides it). `note` is a
 * secondary text after the title, `aside` is at the right edge.
 */
export function PageSection({ className, title, note, aside, line = true, id, children }: Props) {
  const heading = useId()
  const isInSection = use(IsInSection)
  return (
    <Section
      className={className}
      id={id}
      data-line={line || undefined}
      {...(title === undefined ? {} : { 'aria-labelledby': heading })}
    >
      {(title !== undefined || aside !== undefined) && (
        <div data-head=''>
          {title !== undefined && <h2 id={heading}>{title}</h2>}
          {note !== undefined && <span>{note}</span>}
          {aside !== undefined && <div>{aside}</div>}
        </div>
      )}
      <IsInSection value={isInSection || title !== undefined}>{children}</IsInSection>
    </Section>
  )
}
