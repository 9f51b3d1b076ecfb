import { useSurroundings } from './useSurroundings'

/** The place of what works beside every page. */
export function Beside() {
  const around = useSurroundings()
  return around ? <around.Always /> : null
}
