import { X } from 'lucide-react'

/** A condition that is on, removed one by one. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className='uiConditionChip'>
      {label}
      <button type='button' aria-label={`「${label}」を外す`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </span>
  )
}
