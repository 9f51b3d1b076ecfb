import { useScope } from '@/components/permissions/useScope'
import { RouteProgress } from '@/shell/page/RouteProgress'
import { SlowRoute } from '@/shell/page/SlowRoute'
import { useVisit } from '@/shell/page/useVisit'
import { DialogExpiryGuard } from '@/shell/session/DialogExpiryGuard'
import { ThirdPartyScripts } from '@/shell/third-party/ThirdPartyScripts'
import { LiveChanges } from './LiveChanges'
import { UnreadBadge } from './UnreadBadge'
import { VersionWatcher } from './VersionWatcher'
import { WebVitals } from './WebVitals'

/** Components that work beside every page and show nothing at first; their code loads after the page is shown. */
export function BackgroundWatchers() {
  useVisit(useScope().clientId)
  return (
    <>
      <RouteProgress />
      <SlowRoute />
      <DialogExpiryGuard />
      <VersionWatcher />
      <UnreadBadge />
      <LiveChanges />
      <ThirdPartyScripts />
      <WebVitals />
    </>
  )
}
