import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { classNames } from '@/ui/layout/classNames'

/** How many wait for the reader; nothing at zero. `words` follow the number for the ear: 「件の未読」. */
export function CountBadge({
  className,
  count,
  words = '件',
  soft = false,
  max = 99,
}: {
  className?: string | undefined
  count: number
  words?: string
  soft?: boolean
  max?: number
}) {
  if (count <= 0) return null
  return (
    <span className={classNames('uiCount', className)} data-soft={soft || undefined}>
      {count > max ? `${max}+` : count}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
