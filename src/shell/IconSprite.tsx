import { icons } from './icons'

/** Written into the document once; pages refer to it. */
export function IconSprite() {
  return (
    <svg width='0' height='0' className='vh' aria-hidden>
      {Object.entries(icons).map(([name, Drawing]) => <symbol key={name} id={`i-${name}`} viewBox='0 0 24 24'><Drawing size={24} /></symbol>)}
    </svg>
  )
}
