import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, font } from '@/ui/tokens'

type Props = {
  label?: string
  children: ReactNode
  look?: 'row' | 'stack' | 'two' | 'three' | 'cards'
}

/** A labelled sample of one or a few states of a component. */
export function Sample({ label, children, look = 'row' }: Props) {
  return (
    <Root data-look={look}>
      {label !== undefined && <small>{label}</small>}
      <div>{children}</div>
    </Root>
  )
}

const Root = styled.div`
  min-width: 0;
  > small {
    display: block;
    margin-bottom: 6px;
    font-size: ${font.xs};
    color: ${color.ink3};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px;
    min-width: 0;
  }
  &[data-look='stack'] > div {
    flex-direction: column;
    align-items: stretch;
  }
  &:is([data-look='two'], [data-look='three'], [data-look='cards']) > div {
    display: grid;
    gap: 16px;
    align-items: start;
  }
  &[data-look='two'] > div {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  }
  &[data-look='three'] > div {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  }
  &[data-look='cards'] > div {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
  }
`
