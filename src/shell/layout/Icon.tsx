import type { icons } from './icons'

export type IconName = keyof typeof icons
/** A drawing from the sprite of the document: it costs a page no code. Decorative; the word stands beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden width='20' height='20' className={className}>
      <use href={`#i-${name}`} />
    </svg>
  )
}
