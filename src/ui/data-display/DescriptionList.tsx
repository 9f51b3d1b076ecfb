import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, rem } from '@/ui/tokens'

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(${rem(92)}, max-content) minmax(0, 1fr);
  column-gap: 12px;
  margin: 0;
  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding: 11px 0;
    border-bottom: 1px solid ${color.lineSoft};
  }
  > div:last-child {
    border-bottom: 0;
  }
  /* Enough room for the longest label, which Firefox and Safari would otherwise break inside a word. */
  dt {
    max-width: ${rem(132)};
    color: ${color.ink3};
    font-size: ${font.s};
    line-height: 1.7;
  }
  dd {
    margin: 0;
    line-height: 1.6;
    min-width: 0;
  }
  dd small {
    color: ${color.ink3};
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    dt {
      max-width: none;
    }
  }
  ${media.tablet} {
    &:not([data-narrow]) {
      grid-template-columns: ${rem(160)} minmax(0, 1fr);
    }
    &:not([data-narrow]) dt {
      max-width: none;
    }
    &[data-narrow] {
      grid-template-columns: minmax(${rem(96)}, max-content) minmax(0, 1fr);
    }
  }
`

export type Description = { label: string; value: ReactNode }

/** Pairs of label and value with dividers. `narrow` is for side columns. */
export function DescriptionList({
  items,
  narrow = false,
}: {
  items: readonly Description[]
  narrow?: boolean
}) {
  return (
    <List data-narrow={narrow || undefined}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </List>
  )
}
