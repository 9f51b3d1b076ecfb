import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

type Props = {
  /** The id of the heading, which names the section. */
  id: string
  title: string
  /** A secondary text after the title. */
  note?: ReactNode
  /** A button at the right edge. */
  action?: ReactNode
  children: ReactNode
}

/** A titled section of a worker's page. */
export function WorkerSection({ id, title, note, action, children }: Props) {
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
        {action && <div>{action}</div>}
      </header>
      {children}
    </Section>
  )
}

const Section = styled.section`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    margin-bottom: 12px;
  }
  > header > h2 {
    line-height: 1.4;
  }
  > header > small {
    color: ${color.ink2};
  }
  > header > div {
    display: flex;
    margin-left: auto;
  }
`

/** A text of such a section outside its card. */
export const SectionText = styled.p`
  font-size: ${font.xs};
  color: ${color.ink3};
`
