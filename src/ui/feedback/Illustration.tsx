import styled from 'styled-components'
import { color } from '@/ui/tokens'
import { illustrations } from './illustrations'

export type IllustrationName = keyof typeof illustrations

const Drawing = styled.svg`
  fill: none;
  stroke: ${color.ink};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** The illustration of an empty state: ink lines and one yellow dot. Decorative. */
export function Illustration({ name }: { name: IllustrationName }) {
  const {
    dot: [x, y],
    paths,
  } = illustrations[name]
  return (
    <Drawing viewBox='0 0 136 104' width={136} height={104} aria-hidden>
      <circle cx={x} cy={y} r='15' fill={color.brand} stroke='none' />
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </Drawing>
  )
}
