import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, focusRing, font, target } from '@/ui/tokens'

type Props = {
  summary: ReactNode
  /** `row` fills its card; `link` is a blue line between other content. */
  look?: 'row' | 'link'
  /** Whether it is open at first. */
  open?: boolean
  children: ReactNode
}

/** Less urgent content behind one line. */
export function Fold({ summary, look = 'row', open = false, children }: Props) {
  return (
    <Details open={open} data-look={look}>
      <summary>
        {summary}
        <ChevronDown size={16} aria-hidden />
      </summary>
      {children}
    </Details>
  )
}

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    box-sizing: border-box;
    min-height: ${target};
    padding: 8px 14px;
    font-size: ${font.s};
    color: ${color.ink2};
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:focus-visible {
    ${focusRing}
  }
  > summary > svg {
    flex: none;
  }
  &[data-look='link'] > summary {
    justify-content: flex-start;
    gap: 4px;
    padding: 0;
    color: ${color.primaryText};
  }
  > * + * {
    margin-top: 12px;
  }
  &[data-look='link'] > * + *,
  > [data-people] {
    margin-top: 0;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`
