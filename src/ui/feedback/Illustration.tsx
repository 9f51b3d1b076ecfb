import type { illustrations } from './illustrations'

/** Drawings of empty states: one line in ink, one yellow shape. */
export type IllustrationName = keyof typeof illustrations
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className='uiArt' viewBox='0 0 136 104' width={136} height={104} aria-hidden>
      <use href={`#a-${name}`} />
    </svg>
  )
}
