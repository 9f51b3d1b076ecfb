import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, rem } from '@/ui/tokens'

const Columns = styled.div`
  > [data-main] {
    min-width: 0;
  }
  ${media.phone} {
    > [data-side] {
      display: contents;
    }
    > [data-side] > * {
      margin-top: 28px;
    }
  }
  ${media.tablet} {
    > [data-side] {
      display: flex;
      flex-direction: column;
      gap: 16px;
      margin-top: 32px;
      min-width: 0;
    }
    &[data-form] > * {
      max-width: 600px;
    }
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${rem(320)};
    gap: 40px;
    align-items: start;
    > [data-side] {
      position: sticky;
      top: 28px;
      margin-top: 0;
    }
  }
`

type Props = {
  className?: string | undefined
  children: ReactNode
  side: ReactNode
  form?: boolean
}

/**
 * A main column and, from 1100 px up, a sticky side column of 320 px; below that the side content
 * follows the main content. `form` limits the main column to 600 px.
 */
export function TwoColumns({ className, children, side, form = false }: Props) {
  return (
    <Columns className={className} data-form={form || undefined}>
      <div data-main=''>{children}</div>
      <div data-side=''>{side}</div>
    </Columns>
  )
}
