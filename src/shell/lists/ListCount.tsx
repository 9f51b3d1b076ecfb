import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import type { Endpoint } from '@/contracts/endpoint'
import { color, font } from '@/ui/tokens'
import { SaveCsv } from './SaveCsv'

type Props<E extends Endpoint> = Omit<ComponentProps<typeof SaveCsv<E>>, 'size' | 'isEmpty'> & {
  children: ReactNode
  /** Before the button that saves it. */
  options?: ReactNode
}

/** The number of rows of a list, with the button that saves it. */
export function ListCount<E extends Endpoint>({ children, options, ...list }: Props<E>) {
  return (
    <Row>
      <p role='status'>{children}</p>
      {options}
      <SaveCsv {...list} size={32} />
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 4px 12px;
  min-height: 32px;
  margin-bottom: 8px;
  p {
    margin: 0 auto 0 0;
    font-size: ${font.xs};
    line-height: 18px;
    color: ${color.ink3};
  }
`
