import type { LucideIcon } from 'lucide-react'

export type MenuItem = {
  label: string
  icon?: LucideIcon
  onSelect?: () => void
  href?: string
  /** The entry leads to the page or view that is open now. */
  isCurrent?: boolean
  tone?: 'danger'
  /** The consequence or cost of the entry; shown below its label. */
  note?: string
  /** Why the entry is disabled; shown below its label. */
  disabledReason?: string | undefined
  /** Draws a divider above the entry. */
  hasDivider?: boolean
}
export type MenuListProps = {
  label: string
  items: readonly MenuItem[]
  onClose: (returnFocus: boolean) => void
}
