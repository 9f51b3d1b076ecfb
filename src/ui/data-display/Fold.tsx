import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font, target } from '@/ui/tokens'

/** Less urgent content behind one line. */
export function Fold({
  summary,
  open = false,
  children,
}: {
  summary: string
  /** At first; the reader folds it. */
  open?: boolean
  children: ReactNode
}) {
  return (
    <Details open={open}>
      <summary>
        {summary}
        <ChevronDown size={16} aria-hidden />
      </summary>
      {children}
    </Details>
  )
}

const Details = styled.details`
  summary {
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
  > * + * {
    margin-top: 12px;
  }
  > [data-people] {
    margin-top: 0;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`
