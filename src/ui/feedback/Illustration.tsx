import { classNames } from '@/ui/layout/classNames'
import type { illustrations } from './illustrations'

/** Drawings of empty states: one line in ink, one yellow shape. */
export type IllustrationName = keyof typeof illustrations
export function Illustration({
  className,
  name,
}: {
  className?: string | undefined
  name: IllustrationName
}) {
  return (
    <svg
      className={classNames('uiArt', className)}
      viewBox='0 0 136 104'
      width={136}
      height={104}
      aria-hidden
    >
      <use href={`#a-${name}`} />
    </svg>
  )
}
