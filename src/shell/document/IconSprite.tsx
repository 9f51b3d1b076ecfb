import { illustrations } from '@/ui/feedback/illustrations'
import { drawings } from '@/ui/layout/drawings'
import { color } from '@/ui/tokens'

const symbols = new Map([
  ...Object.entries(drawings).map(
    ([name, Drawing]) =>
      [
        `d-${name}`,
        <symbol key={name} id={`d-${name}`} viewBox='0 0 24 24'>
          <Drawing size={24} color='inherit' fill='inherit' strokeWidth='inherit' />
        </symbol>,
      ] as const,
  ),
  ...Object.entries(illustrations).map(
    ([
      name,
      {
        dot: [cx, cy],
        paths,
      },
    ]) =>
      [
        `a-${name}`,
        <symbol key={`a-${name}`} id={`a-${name}`} viewBox='0 0 136 104'>
          <circle cx={cx} cy={cy} r='15' fill={color.brand} stroke='none' />
          {paths.map((d) => (
            <path key={d} d={d} />
          ))}
        </symbol>,
      ] as const,
  ),
])

/** Drawings that pages refer to: all there are, or those that the given HTML shows. What is drawn takes colour, filling and stroke from where it is used. */
export function IconSprite({ html }: { html?: string }) {
  const shown = new Set(
    [...(html?.matchAll(/<use href="#([\w-]+)"/g) ?? [])].map(([, id = '']) => id),
  )
  // Not shown itself, and without boxes for what is only referred to.
  return (
    <svg width='0' height='0' display='none' aria-hidden>
      {[...symbols].filter(([id]) => !html || shown.has(id)).map(([, symbol]) => symbol)}
    </svg>
  )
}
