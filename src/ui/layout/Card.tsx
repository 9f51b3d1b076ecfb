import { use, type ReactNode } from 'react'
import { Surface } from './Card.styles'
import { IsInSection } from './IsInSection'

type Props = {
  className?: string | undefined
  title?: ReactNode
  aside?: ReactNode
  foot?: ReactNode
  flush?: boolean
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A white surface with an outline. `flush` omits the padding, for lists with their own. */
export function Card({ className, title, aside, foot, flush = false, heading, children }: Props) {
  const isInSection = use(IsInSection)
  const Heading = heading ?? (isInSection ? 'h3' : 'h2')
  return (
    <Surface className={className} data-flush={flush || undefined}>
      {(title !== undefined || aside !== undefined) && (
        <div data-head=''>
          {title !== undefined && <Heading>{title}</Heading>}
          {aside}
        </div>
      )}
      <div data-body=''>
        <IsInSection value={isInSection || title !== undefined}>{children}</IsInSection>
      </div>
      {foot !== undefined && <div data-foot=''>{foot}</div>}
    </Surface>
  )
}
