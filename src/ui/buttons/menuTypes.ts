import type { LucideIcon } from 'lucide-react'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect?: () => void
  href?: string
  tone?: 'danger'
  /** Why the entry is disabled; shown below its label. */
  disabledReason?: string | undefined
  /** Draws a divider above the entry. */
  hasDivider?: boolean
}
export type MenuListProps = {
  label: string
  items: readonly MenuItem[]
  align: 'left' | 'right'
  onClose: (returnFocus: boolean) => void
}
