import type { artDrawings } from './illustrations'

/** Drawings of empty states: one line in ink, one yellow shape. */
export type ArtName = keyof typeof artDrawings
export function Art({ name }: { name: ArtName }) {
  return (
    <svg className='uiArt' viewBox='0 0 136 104' width={136} height={104} aria-hidden>
      <use href={`#a-${name}`} />
    </svg>
  )
}
