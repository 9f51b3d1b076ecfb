import { Extras } from './Extras'
import { Notifications } from './Notifications'
import { RouteFocus } from './RouteFocus'
import { RouteProgress } from './RouteProgress'
import { VersionWatcher } from './VersionWatcher'

/** What works beside every page and paints nothing of its own at first. */
export function Always() {
  return <><RouteProgress /><RouteFocus /><Notifications /><VersionWatcher /><Extras /></>
}
