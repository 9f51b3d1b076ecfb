import { X } from 'lucide-react'
import { classNames } from '@/ui/layout/classNames'

/** A condition that is on, removed one by one. */
export function Chip({
  className,
  label,
  onRemove,
}: {
  className?: string | undefined
  label: string
  onRemove: () => void
}) {
  return (
    <span className={classNames('uiConditionChip', className)}>
      {label}
      <button type='button' aria-label={`「${label}」を外す`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </span>
  )
}
