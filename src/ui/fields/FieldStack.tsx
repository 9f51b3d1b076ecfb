import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '@/ui/tokens'

const Stack = styled.div`
  display: grid;
  gap: 4px 16px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.tablet} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

/**
 * Fields in a column, or side by side on wide screens. The gap is small because each field reserves
 * a line for its error.
 */
export function FieldStack({
  columns = 1,
  children,
}: {
  columns?: 1 | 2 | 3
  children: ReactNode
}) {
  return <Stack data-columns={columns}>{children}</Stack>
}
