import { RouteProgress } from '@/shell/page/RouteProgress'
import { SlowRoute } from '@/shell/page/SlowRoute'
import { useSurroundings } from './useSurroundings'

/** The place of what works beside every page. What tells of a slow change of page comes with the page: the rest may be what does not arrive. */
export function Beside() {
  const around = useSurroundings()
  return (
    <>
      <RouteProgress />
      <SlowRoute />
      {around && <around.GlobalWatchers />}
    </>
  )
}
