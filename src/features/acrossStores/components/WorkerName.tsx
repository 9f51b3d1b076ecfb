import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Avatar } from '@/ui/data-display/Avatar'
import { color, font, media, weight } from '@/ui/tokens'

/** Who worked; children are the link and, on cards, the store. */
export function WorkerName({
  name,
  nameKana,
  children,
}: {
  name: string
  nameKana: string
  children: ReactNode
}) {
  return (
    <Person>
      <Avatar name={name} />
      <span>
        {children}
        <small>{nameKana}</small>
      </span>
    </Person>
  )
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  > span:last-child {
    min-width: 0;
  }
  small {
    display: block;
  }
`
/** The store has its own column on wide screens. */
export const StoreName = styled.span`
  display: block;
  font-size: ${font.s};
  font-weight: ${weight.regular};
  color: ${color.ink2};
  ${media.tablet} {
    display: none;
  }
`
