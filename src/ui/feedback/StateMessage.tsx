import { use, type ReactNode } from 'react'
import styled from 'styled-components'
import { keepFocusNearby } from '@/lib/browser/focusHeadingAround'
import { IsInSection } from '@/ui/layout/IsInSection'
import { color, font, weight } from '@/ui/tokens'
import { Illustration, type IllustrationName } from './Illustration'

const Message = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 40px 24px;
  text-align: center;
  > svg {
    margin-bottom: 8px;
  }
  > :is(h1, h2, h3) {
    margin: 0;
    font-size: ${font.m};
    line-height: 1.5;
    font-weight: ${weight.bold};
  }
  > p {
    margin: 0;
    max-width: 30em;
    color: ${color.ink2};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 12px;
  }
  > small {
    font-size: ${font.xs};
    color: ${color.ink3};
  }
`

type Props = {
  className?: string | undefined
  art: IllustrationName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  note?: ReactNode
  role?: 'alert'
  heading?: 'h1' | 'h2' | 'h3'
}

/**
 * An illustration, a title, one sentence and one button, centred. Shared by EmptyState, NoResult,
 * ErrorState and Forbidden. `heading`: its level, if it does not follow from the surrounding section.
 */
export function StateMessage({
  className,
  art,
  title,
  children,
  action,
  note,
  role,
  heading,
}: Props) {
  const isInSection = use(IsInSection)
  const Heading = heading ?? (isInSection ? 'h3' : 'h2')
  return (
    <Message ref={keepFocusNearby} className={className} role={role}>
      <Illustration name={art} />
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div>{action}</div>}
      {note !== undefined && <small>{note}</small>}
    </Message>
  )
}
