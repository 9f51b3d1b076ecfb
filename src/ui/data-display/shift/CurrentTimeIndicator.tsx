import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/ui/tokens'

const Highlight = styled.mark`
  background: linear-gradient(
    transparent 62%,
    ${color.mark} 62% 87%,
    ${color.brand} 87% 94%,
    transparent 94%
  );
  color: inherit;
  padding: 0 2px;
  margin: 0 -2px;
  /* Firefox takes the margins for room and would break a date. */
  white-space: nowrap;
`

/** Highlights the text that concerns the present moment. */
export function CurrentTimeIndicator({ children }: { children: ReactNode }) {
  return <Highlight>{children}</Highlight>
}
