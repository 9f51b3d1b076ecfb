import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'

/** How many wait for the reader; nothing at zero. `words` follow the number for the ear: 「件の未読」. */
export function CountBadge({
  count,
  words = '件',
  soft = false,
  max = 99,
}: {
  count: number
  words?: string
  soft?: boolean
  max?: number
}) {
  if (count <= 0) return null
  return (
    <span className='uiCount' data-soft={soft || undefined}>
      {count > max ? `${max}+` : count}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
