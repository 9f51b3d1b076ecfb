import styled from 'styled-components'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { color, font, media, radiusFull, rem, weight } from '@/ui/tokens'

const Count = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  /* A browser's smallest text may be larger than the font says: 1lh is the height that it really has. */
  min-width: max(${rem(18)}, 1lh);
  height: max(${rem(18)}, 1lh);
  padding: 0 5px;
  border-radius: ${radiusFull};
  background: ${color.dangerFill};
  color: ${color.onFill};
  font-size: ${font.xxs};
  font-weight: ${weight.bold};
  line-height: 1;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-soft] {
    background: ${color.sunken};
    color: ${color.chipText};
  }
  ${media.forced} {
    border: 1px solid CanvasText;
  }
`

/**
 * A count of pending items; nothing at zero. `words` is a visually hidden text after the number
 * (「件の未読」).
 */
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
    <Count className={className} data-soft={soft || undefined}>
      {count > max ? `${max}+` : count}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Count>
  )
}
