import { ArrowDown, ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from './IconButton'

type Props = {
  /** The thing to move; it is part of the names of the buttons. */
  name: string
  /** Undefined for the first of the list, and while it cannot be moved. */
  onUp: (() => void) | undefined
  /** Undefined for the last of the list, and while it cannot be moved. */
  onDown: (() => void) | undefined
}

/**
 * Two buttons that move an item of a list one place up or down. At the ends of the list both stay in the tab order, so
 * that the focus is not lost.
 */
export function OrderButtons({ name, onUp, onDown }: Props) {
  return (
    <Order>
      <IconButton
        label={`「${name}」を上へ移す`}
        icon={<ArrowUp aria-hidden />}
        outlined
        aria-disabled={onUp === undefined || undefined}
        onClick={onUp}
      />
      <IconButton
        label={`「${name}」を下へ移す`}
        icon={<ArrowDown aria-hidden />}
        outlined
        aria-disabled={onDown === undefined || undefined}
        onClick={onDown}
      />
    </Order>
  )
}

const Order = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  [aria-disabled] {
    opacity: 0.4;
    cursor: default;
  }
`
