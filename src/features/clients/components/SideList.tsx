import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import { color, font } from '@/ui/tokens'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    /* A value that does not fit beside its label wraps below it, so that no word of the label is broken. */
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    padding: 11px 0;
    border-bottom: 1px solid ${color.lineSoft};
  }
  li:last-child {
    border-bottom: 0;
  }
  a + span {
    margin-left: auto;
  }
  li > small {
    flex-basis: 100%;
    color: ${color.ink3};
    font-size: ${font.s};
  }
`

type SideItem = {
  key: string | number
  label: string
  href: string
  value: ReactNode
  note: string
}

/** Links of a side column: each with a value at its right edge and a note below. */
export function SideList({ items }: { items: readonly SideItem[] }) {
  return (
    <List>
      {items.map(({ key, label, href, value, note }) => (
        <li key={key}>
          <Link href={href}>{label}</Link>
          <span>{value}</span>
          {note !== '' && <small>{note}</small>}
        </li>
      ))}
    </List>
  )
}
