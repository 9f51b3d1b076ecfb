import { X } from 'lucide-react'
import styled from 'styled-components'
import { color, font, radiusFull, rem } from '@/ui/tokens'

const ConditionChip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: ${rem(32)};
  padding: 0 4px 0 12px;
  border-radius: ${radiusFull};
  background: ${color.primaryTint};
  color: ${color.primaryText};
  font-size: ${font.s};
  white-space: nowrap;
  button {
    position: relative;
    display: grid;
    place-items: center;
    width: ${rem(24)};
    height: ${rem(24)};
    padding: 0;
    border: 0;
    border-radius: ${radiusFull};
    background: none;
    color: inherit;
    cursor: pointer;
  }
  button::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
`

/** An active filter condition with a button that removes it. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <ConditionChip>
      {label}
      <button type='button' aria-label={`「${label}」を外す`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </ConditionChip>
  )
}
