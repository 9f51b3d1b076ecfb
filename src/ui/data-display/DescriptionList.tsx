import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, media, rem } from '@/ui/tokens'

const List = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: ${rem(92)} minmax(0, 1fr);
    gap: 12px;
    padding: 11px 0;
    border-bottom: 1px solid ${color.lineSoft};
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
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
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  ${media.tablet} {
    > div {
      grid-template-columns: ${rem(160)} minmax(0, 1fr);
    }
    &[data-narrow] > div {
      grid-template-columns: ${rem(96)} minmax(0, 1fr);
    }
  }
`

export type Description = { label: string; value: ReactNode }

/** Pairs of label and value with dividers. `narrow` is for side columns. */
export function DescriptionList({
  className,
  items,
  narrow = false,
}: {
  className?: string | undefined
  items: readonly Description[]
  narrow?: boolean
}) {
  return (
    <List className={className} data-narrow={narrow || undefined}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </List>
  )
}
