import { artDrawings } from '@/ui/artDrawings'
import { drawings } from '@/ui/drawings'
import { color } from '@/ui/tokens'
import { icons } from './icons'

/** Written into the document once; pages refer to it. What is drawn takes colour, filling and stroke from where it is used. */
export function IconSprite() {
  return (
    <svg width='0' height='0' className='vh' aria-hidden>
      {Object.entries(drawings).map(([name, Drawing]) => <symbol key={name} id={`d-${name}`} viewBox='0 0 24 24'><Drawing size={24} color='inherit' fill='inherit' strokeWidth='inherit' /></symbol>)}
      {Object.entries(icons).map(([name, drawing]) => <symbol key={name} id={`i-${name}`} viewBox='0 0 24 24'><use href={`#d-${drawing}`} /></symbol>)}
      {Object.entries(artDrawings).map(([name, { dot: [cx, cy], paths }]) => <symbol key={name} id={`a-${name}`} viewBox='0 0 136 104'><circle cx={cx} cy={cy} r='15' fill={color.brand} stroke='none' />{paths.map((d) => <path key={d} d={d} />)}</symbol>)}
    </svg>
  )
}
