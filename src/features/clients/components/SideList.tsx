import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '@/ui/buttons/Link'
import { color, font } from '@/ui/tokens'

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 11px 0;
    border-bottom: 1px solid ${color.lineSoft};
  }
  li:last-child {
    border-bottom: 0;
  }
  small {
    grid-column: 1 / -1;
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
