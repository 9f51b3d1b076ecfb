import { RouteProgress } from './RouteProgress'
import { useSurroundings } from './useSurroundings'

/** The place of what works beside every page. */
export function Beside() {
  const around = useSurroundings()
  return <><RouteProgress />{around && <around.Always />}</>
}
